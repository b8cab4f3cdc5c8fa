/** @type {import('../../scripts/lib/mutations.mjs').Mutation[]} */
export const files = [
  {
    row: 'child-pictures',
    breaks: 'answers name what is withheld',
    file: 'src/files/fotografias/shown-pictures.ts',
    find: 'answer: withheld.size === 0 ? answer : withoutPictures(answer, withheld),',
    replace: 'answer,',
    spec: 'src/files/fotografias/shown-pictures.spec.ts',
  },
  {
    row: 'child-pictures',
    breaks: 'what is kept outlives the authorisation',
    file: 'src/files/fotografias/shown-pictures.ts',
    find: 'until: first === undefined ? undefined : endOfLisbonDay(first),',
    replace: 'until: undefined,',
    spec: 'src/files/fotografias/shown-pictures.spec.ts',
  },
  {
    row: 'child-pictures',
    breaks: 'what is kept outlives the taking down',
    file: 'src/content/eventos/eventos.controller.ts',
    find: "@Kept(Evento, Fotografia)\n  @ApiOperation({ summary: 'Ler um evento' })",
    replace: "@Kept(Evento)\n  @ApiOperation({ summary: 'Ler um evento' })",
    spec: 'src/files/fotografias/shown-pictures.spec.ts',
  },
  {
    row: 'child-pictures',
    breaks: 'the file is answered while it is withheld',
    file: 'src/files/ficheiros/public-files.ts',
    find: 'if (!isEditor) throw missingFile();',
    replace: '',
    spec: 'src/files/fotografias/shown-pictures.spec.ts',
  },
  {
    row: 'child-pictures',
    breaks: 'others keep a picture of children without asking',
    file: 'src/files/ficheiros/public-files.ts',
    find: "if (state === 'visivel') return ASKED_EACH_TIME;",
    replace: "if (state === 'visivel') return FOREVER;",
    spec: 'src/files/fotografias/shown-pictures.spec.ts',
  },
];
