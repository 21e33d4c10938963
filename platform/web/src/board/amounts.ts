/** What an action leaves open, asked for on a board; fetched by those boards that have such actions. */
export { Amount, type AmountProps } from './amount.ts'
export { Choice, type ChoiceProps, Choices, type ChoicesProps } from './choices.ts'
export { Completion, type CompletionProps } from './completion.ts'
