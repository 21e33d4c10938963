import type { Language } from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import type { BlockId, PlaceId, SideId } from '../rules/board.ts'
import { blocks as blocksEn } from '../text/blocks.en.ts'
import { blocks as blocksIt } from '../text/blocks.it.ts'
import { roman } from '../text/common.ts'
import * as en from '../text/en/words.ts'
import * as it from '../text/it/words.ts'
import { places } from '../text/places.ts'

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Words {
  readonly sides: Readonly<Record<SideId, string>>
  readonly gods: Readonly<Record<God, string>>
  readonly blocks: Readonly<Record<BlockId, string>>
  readonly map: string
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string }
  readonly hand: string
  readonly played: string
  readonly discarded: string
  readonly pools: string
  readonly pool: string
  readonly fallen: string
  readonly trophies: string
  readonly turncoats: string
  readonly waiting: (n: number) => string
  readonly enemyHand: (n: number) => string
  readonly faceDown: string
  readonly moves: (n: number) => string
  readonly levies: (n: number) => string
  readonly event: string
  readonly powers: Readonly<Record<God, string>>
  readonly playIt: string
  readonly discardIt: string
  readonly chosen: string
  readonly player1: string
  readonly year: (auc: number, bc: number) => string
  readonly turn: (n: number) => string
  readonly winter: string
  readonly winterSteps: Readonly<Record<string, string>>
  readonly points: (side: string, n: number) => string
  readonly toWin: string
  readonly movesLeft: (n: number) => string
  readonly leviesLeft: (n: number) => string
  readonly commands: (side: string) => string
  readonly at: (place: PlaceId) => string
  readonly strength: (n: number) => string
  readonly rating: (rating: string) => string
  readonly backs: (n: number, side: string) => string
  readonly turned: (side: string) => string
  readonly moved: string
  readonly reserve: string
  readonly surprise: string
  readonly can: Readonly<Record<'move' | 'raise' | 'disband' | 'hit' | 'exchange' | 'levy', string>>
  readonly stack: (place: string, parts: readonly string[]) => string
  readonly vacant: string
  readonly goHere: (place: string, n: number, all: boolean) => string
  readonly goFurther: (place: string) => string
  readonly doHere: (place: string) => string
  readonly all: string
  readonly none_: string
  readonly close: string
  readonly cancel: string
  readonly inHand: (n: number) => string
  readonly hints: Readonly<Record<string, string>>
  readonly roadUse: (used: number, limit: number, from: string, to: string) => string
  readonly battle: (place: PlaceId) => string
  readonly round: (n: number, of: number) => string
  readonly attacker: string
  readonly defender: string
  readonly toAct: (side: string, letter: string) => string
  readonly toChooseHit: (side: string, left: number) => string
  readonly fire: string
  readonly pass: string
  readonly retreat: string
  readonly hit: string
  readonly fold: string
  readonly unfold: string
  readonly reserves: (n: number) => string
  readonly firesAs: (name: string, power: number) => string
  readonly hits: (n: number) => string
  readonly won: (side: string, place: PlaceId) => string
  readonly lost: string
  readonly left: string
  readonly nobody: string
  readonly goOn: string
  readonly acted: string
  readonly choose: string
  readonly worth: (n: number) => string
}

const english: Words = {
  sides: en.sides,
  gods: en.gods,
  blocks: blocksEn,
  map: 'Map',
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'The whole map' },
  hand: 'Your hand',
  played: 'Played this Year',
  discarded: 'Laid aside',
  pools: 'Pools',
  pool: 'Levy Pool',
  fallen: 'Fallen this Year',
  trophies: 'Trophies',
  turncoats: 'Gone over to the enemy',
  waiting: (n) => (n === 1 ? '1 block waits' : `${n} blocks wait`),
  enemyHand: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  faceDown: 'face down',
  moves: (n) => (n === 1 ? '1 move' : `${n} moves`),
  levies: (n) => (n === 1 ? '1 levy' : `${n} levies`),
  event: 'Event',
  powers: {
    apollo: 'Copies the enemy’s last card',
    jupiter: 'Turns an enemy block',
    mars: 'A Group moves: surprise',
    mercury: 'A Group moves 3 cities',
    neptune: 'Navis move: surprise',
    pluto: 'A Group: more on each road',
    vulcan: 'A city loses a step each',
  },
  playIt: 'Play',
  discardIt: 'Discard',
  chosen: 'chosen',
  player1: 'Player 1',
  year: (auc, bc) => `${auc} AUC · ${bc} BC`,
  turn: (n) => `Turn ${n} of 5`,
  winter: 'Winter',
  winterSteps: {
    cleopatraGoesHome: 'Cleopatra goes home',
    navisToPort: 'Navis to port',
    winterSupply: 'Supply',
    victory: 'Victory check',
    disbanding: 'Disbanding',
    yearReset: 'Year’s end',
  },
  points: (side, n) => `${side}: ${n} of 10 Victory Points`,
  toWin: 'ten win in Winter',
  movesLeft: (n) => (n === 1 ? '1 Move Point left' : `${n} Move Points left`),
  leviesLeft: (n) => (n === 1 ? '1 Levy Point left' : `${n} Levy Points left`),
  commands: (side) => `${side} commands`,
  at: (place) => `in ${en.place(place)}`,
  strength: (n) => `strength ${n}`,
  rating: (rating) => `rated ${rating}`,
  backs: (n, side) => (n === 1 ? `1 block of ${side}` : `${n} blocks of ${side}`),
  turned: (side) => `serves ${side}`,
  moved: 'moved',
  reserve: 'Reserve',
  surprise: 'Surprise',
  can: {
    move: 'can move',
    raise: 'can be strengthened',
    disband: 'can be disbanded',
    hit: 'can take the hit',
    exchange: 'can change places',
    levy: 'can be levied',
  },
  stack: (place, parts) => `${place}: ${parts.join(', ')}`,
  vacant: 'vacant',
  goHere: (place, n, all) => (all ? `Go to ${place}` : `Go to ${place}: ${n} of them can`),
  goFurther: (place) => `Go on to ${place}, step by step`,
  doHere: (place) => `Choose ${place}`,
  all: 'All',
  none_: 'None',
  close: 'Close',
  cancel: 'Cancel',
  inHand: (n) => (n === 1 ? '1 block in hand' : `${n} blocks in hand`),
  hints: {
    moves: 'Tap blocks to pick them, then a lit place',
    onward: 'Tap the next place, or halt',
    crossing: 'Tap a sea or a port',
    raise: 'Tap a block to strengthen it',
    disband: 'Tap a block to disband it',
    exchange: 'Tap a block, then the one it changes places with',
    exchangeWith: 'Tap the block it changes places with',
    levy: 'Tap a block, then a lit city',
    regroup: 'Tap blocks to pick them, then a lit place',
    harbours: 'Tap a Navis, then a lit port',
  },
  roadUse: (used, limit, from, to) => `${used} of ${limit} between ${from} and ${to}`,
  battle: (place) => `Battle of ${en.place(place)}`,
  round: (n, of) => `Round ${n} of ${of}`,
  attacker: 'Attacker',
  defender: 'Defender',
  toAct: (side, letter) => `${side}: ${letter} to act`,
  toChooseHit: (side, left) => `${side} takes ${left === 1 ? '1 hit' : `${left} hits`}`,
  fire: 'Fire',
  pass: 'Pass',
  retreat: 'Retreat',
  hit: 'Hit',
  fold: 'Map',
  unfold: 'Battle',
  reserves: (n) => (n === 1 ? '1 in Reserve, comes in Round 2' : `${n} in Reserve, come in Round 2`),
  firesAs: (name, power) => (power > 1 ? `${name} fires: 1–${power} hit` : `${name} fires: a 1 hits`),
  hits: (n) => (n === 0 ? 'no hits' : n === 1 ? '1 hit' : `${n} hits`),
  won: (side, place) => `${side} wins the battle of ${en.place(place)}`,
  lost: 'Lost',
  left: 'Retreated',
  nobody: 'nobody',
  goOn: 'Continue',
  acted: 'has acted',
  choose: 'Choose',
  worth: (n) => `worth ${n}`,
}

const italian: Words = {
  sides: it.sides,
  gods: it.gods,
  blocks: blocksIt,
  map: 'Mappa',
  zoom: { nearer: 'Più vicino', farther: 'Più lontano', whole: 'Tutta la mappa' },
  hand: 'La tua mano',
  played: 'Giocate quest’Anno',
  discarded: 'Messa da parte',
  pools: 'Pool',
  pool: 'Pool di leva',
  fallen: 'Caduti quest’Anno',
  trophies: 'Trofei',
  turncoats: 'Passati al nemico',
  waiting: (n) => (n === 1 ? '1 blocco in attesa' : `${n} blocchi in attesa`),
  enemyHand: (n) => (n === 1 ? '1 carta in mano' : `${n} carte in mano`),
  faceDown: 'coperta',
  moves: (n) => (n === 1 ? '1 mossa' : `${n} mosse`),
  levies: (n) => (n === 1 ? '1 leva' : `${n} leve`),
  event: 'Evento',
  powers: {
    apollo: 'Copia l’ultima carta nemica',
    jupiter: 'Un blocco nemico passa a te',
    mars: 'Muove un Gruppo: sorpresa',
    mercury: 'Un Gruppo muove di 3 città',
    neptune: 'Muovono le Navis: sorpresa',
    pluto: 'Un Gruppo: strade più larghe',
    vulcan: 'Una città perde un passo a blocco',
  },
  playIt: 'Gioca',
  discardIt: 'Scarta',
  chosen: 'scelta',
  player1: 'Giocatore 1',
  year: (auc, bc) => `${auc} a.U.c. · ${bc} a.C.`,
  turn: (n) => `Turno ${n} di 5`,
  winter: 'Inverno',
  winterSteps: {
    cleopatraGoesHome: 'Cleopatra torna a casa',
    navisToPort: 'Navis in porto',
    winterSupply: 'Rifornimento',
    victory: 'Verifica della vittoria',
    disbanding: 'Scioglimento',
    yearReset: 'Fine dell’Anno',
  },
  points: (side, n) => `${side}: ${n} Punti Vittoria su 10`,
  toWin: 'dieci vincono in Inverno',
  movesLeft: (n) => (n === 1 ? 'resta 1 Punto Movimento' : `restano ${n} Punti Movimento`),
  leviesLeft: (n) => (n === 1 ? 'resta 1 Punto Leva' : `restano ${n} Punti Leva`),
  commands: (side) => `Comanda ${side}`,
  at: it.inPlace,
  strength: (n) => `forza ${n}`,
  rating: (rating) => `valore ${rating}`,
  backs: (n, side) => (n === 1 ? `1 blocco di ${side}` : `${n} blocchi di ${side}`),
  turned: (side) => `serve ${side}`,
  moved: 'mosso',
  reserve: 'Riserva',
  surprise: 'Sorpresa',
  can: {
    move: 'può muovere',
    raise: 'si può rinforzare',
    disband: 'si può sciogliere',
    hit: 'può subire il colpo',
    exchange: 'può cambiare posto',
    levy: 'si può arruolare',
  },
  stack: (place, parts) => `${place}: ${parts.join(', ')}`,
  vacant: 'vuota',
  goHere: (place, n, all) => (all ? `Vai a ${place}` : `Vai a ${place}: possono ${n}`),
  goFurther: (place) => `Prosegui fino a ${place}, passo per passo`,
  doHere: (place) => `Scegli ${place}`,
  all: 'Tutti',
  none_: 'Nessuno',
  close: 'Chiudi',
  cancel: 'Annulla',
  inHand: (n) => (n === 1 ? '1 blocco in mano' : `${n} blocchi in mano`),
  hints: {
    moves: 'Tocca i blocchi per sceglierli, poi un luogo illuminato',
    onward: 'Tocca il prossimo luogo, o fermati',
    crossing: 'Tocca un mare o un porto',
    raise: 'Tocca un blocco per rinforzarlo',
    disband: 'Tocca un blocco per scioglierlo',
    exchange: 'Tocca un blocco, poi quello con cui cambia posto',
    exchangeWith: 'Tocca il blocco con cui cambia posto',
    levy: 'Tocca un blocco, poi una città illuminata',
    regroup: 'Tocca i blocchi per sceglierli, poi un luogo illuminato',
    harbours: 'Tocca una Navis, poi un porto illuminato',
  },
  roadUse: (used, limit, from, to) => `${used} su ${limit} tra ${from} e ${to}`,
  battle: (place) => `Battaglia ${it.ofPlace(place)}`,
  round: (n, of) => `Round ${n} di ${of}`,
  attacker: 'Attaccante',
  defender: 'Difensore',
  toAct: (side, letter) => `${side}: agiscono i blocchi ${letter}`,
  toChooseHit: (side, left) => `${side} subisce ${left === 1 ? '1 colpo' : `${left} colpi`}`,
  fire: 'Tira',
  pass: 'Passa',
  retreat: 'Ritirata',
  hit: 'Colpito',
  fold: 'Mappa',
  unfold: 'Battaglia',
  reserves: (n) => (n === 1 ? '1 in Riserva, arriva nel Round 2' : `${n} in Riserva, arrivano nel Round 2`),
  firesAs: (name, power) => (power > 1 ? `${name} tira: 1–${power} colpiscono` : `${name} tira: l’1 colpisce`),
  hits: it.hits,
  won: (side, place) => `${side} vince la battaglia ${it.ofPlace(place)}`,
  lost: 'Perduti',
  left: 'Ritirati',
  nobody: 'nessuno',
  goOn: 'Continua',
  acted: 'ha agito',
  choose: 'Scegli',
  worth: (n) => `vale ${n}`,
}

export const WORDS: Readonly<Record<Language, Words>> = { en: english, it: italian }

/** What stands on the block: the number of a Legio, the name of a leader. */
export const shortName = (id: BlockId, words: Words): string => words.blocks[id].replace(/^Legio /, '')

export const placeName = (at: PlaceId): string => places[at]
export const numeral = (n: number): string => (n > 0 ? roman(n) : '0')
