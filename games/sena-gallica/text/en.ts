import { about } from './about.ts'
import { happenings } from './en/happenings.ts'
import { hands, heading, leader, ordered, plural, seats, ship, speeds, standing } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import type { End, Sentences } from './sentences.ts'
import { standingIn } from './standing.ts'

const score = ({ goth, byzantine }: End): string => `Goths ${goth}, Byzantines ${byzantine}`
const marginal = (end: End): string =>
  end.winner ? `the ${seats[end.winner]} win marginally (${score(end)}).` : `a draw (${score(end)}).`

export const en: Sentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  arePeoples: true,
  options: {
    setUp: {
      name: 'Set-up',
      choices: {
        fixed: { name: 'The fixed set-up', about: 'Two lines face to face, as the scenario has them' },
        free: { name: 'The free set-up', about: 'The Goths along the shore, then the Byzantines as they like' },
      },
    },
  },
  prompts: {
    'set-up-ship': ({ ship: id, left }) => `Place ${ship(id)}; ${plural(left, 'ship')} to go.`,
    'set-up-leader': () => 'Put each leader on a ship of his own.',
    first: () => 'You have the initiative: who activates first?',
    command: () => 'Put ships that fit several squadrons where you want them, then go on.',
    squadrons: () => 'Choose a squadron to activate.',
    squadron: ({ leader: id, left }) => `Squadron of ${leader(id)}: activate a ship; ${left} left.`,
    detached: ({ left }) => `Activate a detached ship by a crew check, or leave them; ${left} left.`,
    'ship-start': ({ ship: id }) => `${ship(id)}: name its speed, or let it fight where it is.`,
    'ship-moving': ({ ship: id, speed, points }) => `${ship(id)} at ${speeds[speed]}: ${plural(points, 'point')} left.`,
    'ship-after': ({ ship: id }) => `${ship(id)}: shoot, grapple or board, or end its activation.`,
    answer: ({ mover }) => `${ship(mover)} is under way within range: who shoots at it?`,
    'answer-attack': ({ mover, ship: id }) => `${ship(mover)} is about to attack ${ship(id)}, which may shoot first.`,
    fouling: ({ ship: id }) => `${ship(id)} has fouled its oars: on which side?`,
    backing: ({ ship: id, target }) => `${ship(id)} may back off from ${ship(target)}, or stay grappled to it.`,
    riposte: ({ ship: id, at }) => `${ship(id)} may grapple ${ship(at)} at once.`,
    sweep: ({ ship: id, target }) => `${ship(id)} has passed ${ship(target)}: rake its oars on one side?`,
    muster: ({ target }) => `Who joins the boarding of ${ship(target)}?`,
    losses: ({ left }) => `${plural(left, 'marine')} lost: from which ship?`,
    prize: ({ target, moved }) => `Put marines aboard ${ship(target)}; ${moved} so far.`,
    escape: ({ leader: id }) => `${leader(id)} escapes: to which ship?`,
    wait: ({ seat }) => `The ${seats[seat]} are to decide.`,
  },
  happenings,
  refusals,
  actions: {
    stand: ({ order }) => `Order beforehand: ${standing[order]}`,
    recall: ({ order }) => `Recall: ${standing[order]}`,
    place: ({ at, heading: to }) => `Place in ${at}, heading ${heading(to)}`,
    appoint: ({ leader: id, ship: on }) => `${leader(id)} aboard ${ship(on)}`,
    usual: () => 'Set up the rest as usual',
    first: ({ side }) => `The ${seats[side]} go first`,
    assign: ({ ship: id, leader: to }) => `${ship(id)} to the squadron of ${leader(to)}`,
    squadron: ({ leader: id }) => `Activate the squadron of ${leader(id)}`,
    shift: ({ leader: id, ship: to }) => `${leader(id)} passes to ${ship(to)}`,
    activate: ({ ship: id }) => `Activate ${ship(id)}`,
    done: () => 'Done',
    cut: ({ from }) => `Cut loose from ${ship(from)}`,
    speed: ({ at }) => speeds[at],
    ahead: () => 'Ahead',
    turn: ({ to }) => `Turn to ${hands[to]}`,
    pivot: ({ to }) => `Pivot to ${hands[to]}`,
    back: () => 'Back water',
    reverse: () => 'Anastrophe: turn about',
    ram: () => 'Ram',
    through: () => 'Diekplous: pass through',
    rake: ({ ship: id }) => `Rake ${ship(id)}`,
    fire: ({ at }) => `Shoot at ${ship(at)}`,
    grapple: ({ at }) => `Grapple ${ship(at)}`,
    board: ({ at }) => `Board ${ship(at)}`,
    finish: () => 'End the activation',
    shoot: ({ ship: id }) => `${ship(id)} shoots`,
    hold: () => 'Hold fire',
    oars: ({ to }) => `The ${hands[to]} oars`,
    backOff: () => 'Back off',
    decline: () => 'Leave it so',
    join: ({ ship: id }) => `${ship(id)} joins`,
    attack: () => 'Board now',
    lose: ({ ship: id }) => `A marine of ${ship(id)}`,
    man: ({ ship: id }) => `A marine of ${ship(id)} goes aboard`,
    change: ({ ship: id }) => `The company of ${ship(id)} changes over`,
    escape: ({ ship: id }) => `To ${ship(id)}`,
  },
  orders: { about: 'Everybody sees them.', standing: (view) => standingIn(view, ordered) },
  ways: {
    levels: (end) => `The ${end.winner ? seats[end.winner] : 'fleets'} win the battle (${score(end)}).`,
    agreement: (end) => `Stopped by agreement: ${marginal(end)}`,
    spent: (end) => `A fleet can do nothing more: ${marginal(end)}`,
    quiet: (end) => `Nobody has attacked for three turns: ${marginal(end)}`,
  },
  shortWays: {
    levels: 'victory by points',
    agreement: 'stopped by agreement',
    spent: 'a fleet was spent',
    quiet: 'nobody fought on',
  },
  tally: ({ turn, goth, byzantine }) =>
    `${turn === 0 ? 'set-up' : `turn ${turn}`} · Goths ${goth}, Byzantines ${byzantine}`,
}
