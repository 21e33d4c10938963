export { clauseNumber } from './book.ts'
export { RulesPanel, type RulesPanelProps } from './panel.tsx'
