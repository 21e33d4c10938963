import {
  type GameText,
  isRange,
  type OptionOffer,
  type OptionSpecs,
  offersIn,
  type SettledOptions,
} from '@iacta/kernel'
import { useId } from './ids.ts'
import { NumberField } from './number-field.tsx'
import { Choices } from './parts.tsx'

/** So many choices stand side by side; more are a list to choose from. */
const FEW_CHOICES = 6

interface GameOptionsProps {
  readonly specs: OptionSpecs
  /** Null until the game's words are here. */
  readonly text: GameText | null
  readonly options: SettledOptions
  onChange(key: string, value: SettledOptions[string]): void
}

/** What is settled before a game begins, by the game's own names; what depends on another option comes and goes with it. */
export function GameOptions({ specs, text, options, onChange }: GameOptionsProps) {
  return (
    <>
      {offersIn(specs, options).map(([key, offer]) => (
        <Option
          key={key}
          of={key}
          offer={offer}
          text={text}
          value={options[key]}
          onChange={(value) => onChange(key, value)}
        />
      ))}
    </>
  )
}

interface OptionProps {
  readonly of: string
  readonly offer: OptionOffer
  readonly text: GameText | null
  readonly value: SettledOptions[string]
  onChange(value: SettledOptions[string]): void
}

function Option({ of, offer, text, value, onChange }: OptionProps) {
  const id = useId()
  const name = text?.optionName(of) ?? of
  const about = text?.optionAbout(of) ?? null
  if (isRange(offer))
    return <NumberField label={name} range={offer} value={Number(value)} about={about} onNumber={onChange} />
  const choices = offer.choices.map((choice) => ({
    value: String(choice),
    label: text?.option(of, choice) ?? String(choice),
    about: text?.optionAbout(of, choice) ?? '',
  }))
  const choose = (said: string): void => onChange(offer.choices.find((choice) => String(choice) === said) ?? value)
  const under = about === null ? null : <p class="under">{about}</p>
  const chosen = choices.find((choice) => choice.value === String(value))
  if (choices.length <= FEW_CHOICES)
    return (
      <Choices
        legend={name}
        look={choices.some((choice) => choice.about !== '') ? 'cards' : 'segments'}
        value={String(value)}
        choices={choices}
        onChoose={choose}
      >
        {under}
      </Choices>
    )
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <select id={id} value={String(value)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {under}
      {chosen && chosen.about !== '' && <p class="under">{chosen.about}</p>}
    </div>
  )
}
