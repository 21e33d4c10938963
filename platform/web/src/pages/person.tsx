import type { Profile } from '@iacta/wire'
import { api, person } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { titleOf } from '../frame/game-text.ts'
import { day, number } from '../frame/intl.ts'
import { ErrorLine, Waiting } from '../frame/parts.tsx'
import { TableList } from '../frame/table-list.tsx'
import { useFetched } from '../frame/task.ts'
import { Trouble } from '../table/link.ts'
import { w } from './person.words.ts'

/** What anybody may know of somebody who has a name. */
export function PersonPage({ names }: { readonly names: { readonly name: string } }) {
  const { value, trouble, again } = useFetched(
    () => api<Profile>('GET', `/people/${encodeURIComponent(names.name)}`),
    [names.name],
  )
  return (
    <Frame title={value?.name ?? names.name}>
      <h1 class="as-written">{value?.name ?? names.name}</h1>
      {value ? <Challenge name={value.name} /> : null}
      {value ? <Known profile={value} /> : trouble ? <Unknown trouble={trouble} again={again} /> : <Waiting />}
    </Frame>
  )
}

/** A table for the two: whoever looks at somebody else may want to play him. */
function Challenge({ name }: { readonly name: string }) {
  if (person.value?.name === name) return null
  return (
    <p>
      <a class="button main" href={`/new?with=friend&for=${encodeURIComponent(name)}`}>
        {w.value.challenge}
      </a>
    </p>
  )
}

function Unknown({ trouble, again }: { readonly trouble: unknown; again(): void }) {
  if (trouble instanceof Trouble && trouble.code === 'not-found') return <p class="quiet">{w.value.nobody}</p>
  return <ErrorLine trouble={trouble} again={again} />
}

function Known({ profile: { since, ratings, results, tables } }: { readonly profile: Profile }) {
  const games = [...new Set([...Object.keys(ratings), ...Object.keys(results)])]
  return (
    <>
      <p class="quiet">{w.value.since(day(since))}</p>
      <section class="part" aria-labelledby="standing">
        <h2 id="standing">{w.value.standing}</h2>
        {games.length === 0 ? (
          <p class="quiet">{w.value.nothing}</p>
        ) : (
          <>
            <div class="scroll">
              <table class="figures">
                <thead>
                  <tr>
                    <th scope="col">{w.value.game}</th>
                    <th scope="col">{w.value.rating}</th>
                    <th scope="col">{w.value.rated}</th>
                    <th scope="col">{w.value.won}</th>
                    <th scope="col">{w.value.drawn}</th>
                    <th scope="col">{w.value.lost}</th>
                  </tr>
                </thead>
                <tbody>
                  {games.map((game) => (
                    <tr key={game}>
                      <th scope="row">
                        <a href={`/ladder/${game}`}>{titleOf(game)}</a>
                      </th>
                      <td>
                        {ratings[game] ? (
                          <>
                            {number(ratings[game].rating)}
                            <span class="quiet">
                              {' '}
                              ± {number(ratings[game].deviation)}
                              {ratings[game].provisional ? ` · ${w.value.provisional}` : ''}
                            </span>
                          </>
                        ) : (
                          '–'
                        )}
                      </td>
                      <td>{number(ratings[game]?.games ?? 0)}</td>
                      <td>{number(results[game]?.won ?? 0)}</td>
                      <td>{number(results[game]?.drawn ?? 0)}</td>
                      <td>{number(results[game]?.lost ?? 0)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p class="under">{w.value.note}</p>
          </>
        )}
      </section>
      {tables.length > 0 ? (
        <section class="part" aria-labelledby="last">
          <h2 id="last">{w.value.last}</h2>
          <TableList tables={tables} />
        </section>
      ) : null}
    </>
  )
}
