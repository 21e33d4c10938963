import { words } from '../words.ts'

export const w = words({
  en: {
    nickname: 'Your name as a guest',
    about: 'The others see it at once. No account is needed.',
    take: 'Take this name',
    done: (name: string) => `You are ${name} now.`,
  },
  it: {
    nickname: 'Il tuo nome da ospite',
    about: 'Gli altri lo vedono subito. Non serve un account.',
    take: 'Usa questo nome',
    done: (name: string) => `Ora ti chiami ${name}.`,
  },
})
