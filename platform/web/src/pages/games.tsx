import { GAMES } from '@iacta/registry/browser'
import { Frame } from '../frame/frame.tsx'
import { Picture } from '../frame/parts.tsx'
import { language } from '../settings.ts'
import { w } from './games.words.ts'

/** The games of the house, each with the way to its page of a kind. */
function AllGames({ kind }: { readonly kind: 'rules' | 'learn' | 'ladder' }) {
  const games = kind === 'learn' ? GAMES.filter(({ lesson }) => lesson) : GAMES
  return (
    <Frame title={w.value[kind]}>
      <h1>{w.value[kind]}</h1>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id} class="card linked">
            <Picture game={game} />
            <h2>
              <a href={`/${kind}/${game.id}`}>{game.title[language.value]}</a>
            </h2>
            <p>{game.summary[language.value]}</p>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

export const AllRules = () => <AllGames kind="rules" />
export const AllLessons = () => <AllGames kind="learn" />
export const AllLadders = () => <AllGames kind="ladder" />
