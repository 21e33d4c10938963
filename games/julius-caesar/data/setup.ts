/** The historical set-up of 705 (49 BC), at full strength (5.1). Every other block waits in its Levy Pool. */
export const HISTORICAL = {
  caesar: {
    ravenna: ['leader-caesar', 'legio-13', 'c-navis-2'],
    genua: ['leader-antonius', 'legio-8', 'legio-12'],
    massilia: ['legio-11', 'legio-14', 'c-navis-1'],
    narbo: ['legio-7', 'legio-9', 'legio-10'],
    lugdunum: ['legio-16', 'c-equitatus-1'],
  },
  pompeius: {
    neapolis: ['leader-pompeius', 'legio-1', 'p-navis-1'],
    brundisium: ['legio-3'],
    syracusae: ['legio-37'],
    antiochia: ['leader-scipio', 'legio-34'],
    alexandria: ['cleopatra', 'p-navis-2'],
    utica: ['legio-39', 'p-navis-3'],
    'carthago-nova': ['legio-2', 'legio-4'],
    tarraco: ['legio-5', 'legio-6', 'p-equitatus-1'],
  },
} as const
