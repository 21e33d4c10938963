import { Fault } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Given } from './args.ts'
import { type Command, LANGUAGE_FLAG, languageOf } from './command.ts'
import { readJson } from './files.ts'
import { GAME_FLAGS, GAME_FLAGS_HELP, saidOptions } from './game-options.ts'
import { ANSWER_FIELDS, answerTo } from './lab-question.ts'
import { printJson } from './output.ts'

const ANSWERED = 0
const REFUSED = 1
const MALFORMED = 2

/** The workbench for rule questions. The format is documented in docs/lab.md, positions in docs/games. */
export const lab: Command = {
  name: 'lab',
  summary: 'Answers rule questions: reads a position and actions as JSON, tells what is legal and what follows.',
  words: ['<game>', '[file]'],
  flags: { ...GAME_FLAGS, ...LANGUAGE_FLAG },
  help: `
  [file]         the question's file; not said: standard input
  --language L   en or it, for the texts in the answer

The question: {"position": {…} or "state": {…}, "seat": "caesar", "actions": [{"do": "move", …}, …], "chance": [3, 5]}
An action may name its own seat: {"seat": "pompeius", "action": {…}}. Chance is what dice and draws will show, in order.
"others": "pass" lets the seats that are not named do nothing wherever they may; "answer": ["legal"] asks for some fields
of the answer only. A list of questions is answered with a list of answers.
docs/lab.md tells more, docs/games/<game>.md how the positions of a game are written; both have examples.

The answer: ${ANSWER_FIELDS.join(', ')}.
It exits with 1 if an action was refused, with 2 if a question is malformed.
What is said of the options of the game holds for every question that says nothing else.

${GAME_FLAGS_HELP}`,

  run(given: Given): number {
    const pack = gameNamed(given.words[0])
    const language = languageOf(given)
    const options = saidOptions(pack, given)
    const asked = readJson(given.words[1] ?? '-')
    if (!Array.isArray(asked)) {
      const { answer, refused } = answerTo(pack, language, asked, options)
      printJson(answer)
      return refused ? REFUSED : ANSWERED
    }
    // Those that are well put are answered beside those that are not.
    let code = ANSWERED
    const answers = asked.map((question) => {
      try {
        const { answer, refused } = answerTo(pack, language, question, options)
        code = Math.max(code, refused ? REFUSED : ANSWERED)
        return answer
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        code = MALFORMED
        return { mistake: error.message }
      }
    })
    printJson(answers)
    return code
  },
}
