import { reasonsIn } from '@iacta/kernel'
import type { Explanations } from '../bot/explain.ts'
import { ofShip, ship } from './it/names.ts'

export const reasons = reasonsIn<Explanations>(
  {
    ram: () => 'Ha trovato una rotta che finisce con uno speronamento.',
    'ram-now': ({ target, chance }) => `Sperona ${ship(target)}: apre una falla ${chance} volte su 100.`,
    rake: ({ target }) => `Punta ai remi ${ofShip(target)}.`,
    grapple: ({ target }) => `Arpiona ${ship(target)}, per abbordarlo.`,
    board: ({ target }) => `Abborda ${ship(target)}: la preda vale più dei marinai.`,
    shoot: () => 'Tira: un marinaio di meno, e forse un incendio.',
    pass: () => 'Attraversa la linea, per prenderla alle spalle.',
    cut: () => 'Taglia i rampini, per potersi muovere di nuovo.',
    approach: () => 'Si avvicina, con la prua al nemico.',
    rest: () => 'Resta dov’è e fa riposare i rematori.',
    order: () => 'Manda per primo chi è più vicino al nemico.',
    wait: () => 'Nulla di ciò che potrebbe fare gli converrebbe.',
  },
  {
    ram: () => 'C’è una rotta che finisce con uno speronamento.',
    'ram-now': ({ target, chance }) => `Sperona ${ship(target)}: apri una falla ${chance} volte su 100.`,
    rake: ({ target }) => `Punta ai remi ${ofShip(target)}.`,
    grapple: ({ target }) => `Arpiona ${ship(target)}, per abbordarlo.`,
    board: ({ target }) => `Abborda ${ship(target)}: la preda vale più dei marinai.`,
    shoot: () => 'Tira: un marinaio di meno, e forse un incendio.',
    pass: () => 'Attraversa la linea, per prenderla alle spalle.',
    cut: () => 'Taglia i rampini, per poter muovere di nuovo.',
    approach: () => 'Avvicinati, con la prua al nemico.',
    rest: () => 'Resta dove sei e fai riposare i rematori.',
    order: () => 'Manda per primo chi è più vicino al nemico.',
    wait: () => 'Nulla di ciò che potresti fare ti converrebbe.',
  },
)
