import { test } from 'vitest'
import { lesson } from '../../../../games/julius-caesar/board/lesson.ts'
import { aHouse } from './harness.ts'
const house = aHouse()
test('shots', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/julius-caesar')
  await page.getByRole('button', { name: 'Go on' }).click()
  for (let step = 1; step < 17; step++) {
    await page.getByText(`Step ${step + 1} of`).first().waitFor()
    if ([1, 2, 5, 7, 8, 11, 14, 16].includes(step)) await visitor.shot(`zz-learn-${step + 1}`)
    await page.getByRole('button', { name: 'Show me how, and go on' }).click()
  }
  await page.getByRole('heading', { name: lesson.steps[17].title.en }).waitFor()
  await visitor.shot('zz-learn-18')
})
