import { bids, choice } from './bids.ts'
import { bonus, challenge, defiance } from './champions.ts'
import { hiding } from './hiding.ts'
import { addSteps } from './opening.ts'
import { setUp } from './setup.ts'

/** What is settled before a battle begins; not every battle knows it. */

addSteps({ bids, choice, setUp, hiding, challenge, defiance, bonus })
