import { t } from './table.words.ts'

/** Stands where something of the table will be. */
export const Loading = () => <p class="waiting">{t.value.loading}</p>
