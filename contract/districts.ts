/** The districts and autonomous regions of Portugal, as people name them. */
export const districts = [
  'Aveiro',
  'Beja',
  'Braga',
  'Bragança',
  'Castelo Branco',
  'Coimbra',
  'Évora',
  'Faro',
  'Guarda',
  'Leiria',
  'Lisboa',
  'Portalegre',
  'Porto',
  'Santarém',
  'Setúbal',
  'Viana do Castelo',
  'Vila Real',
  'Viseu',
  'Açores',
  'Madeira',
] as const;
export type District = (typeof districts)[number];

/**
 * The first four digits from which on a postal code is of a district, until the next. Source: the CTT's ranges by
 * municipality. A code near a border may be delivered from the neighbouring district; a school corrects its own.
 */
const STARTS = `
1000 Lisboa 2000 Santarém 2050 Lisboa 2070 Santarém 2400 Leiria 2435 Santarém 2440 Leiria 2490 Santarém 2500 Leiria
2530 Lisboa 2540 Leiria 2550 Lisboa 2800 Setúbal 3000 Coimbra 3050 Aveiro 3060 Coimbra 3100 Leiria 3130 Coimbra
3240 Leiria 3300 Coimbra 3430 Viseu 3570 Guarda 3600 Viseu 3700 Aveiro 4000 Porto 4500 Aveiro 4510 Porto 4520 Aveiro
4560 Porto 4660 Viseu 4700 Braga 4745 Porto 4750 Braga 4780 Porto 4800 Braga 4825 Porto 4830 Braga 4870 Vila_Real
4890 Braga 4900 Viana_do_Castelo 5000 Vila_Real 5100 Viseu 5140 Bragança 5150 Guarda 5160 Bragança 5400 Vila_Real
6000 Castelo_Branco 6040 Portalegre 6060 Castelo_Branco 6120 Santarém 6150 Castelo_Branco 6260 Guarda 7000 Évora
7300 Portalegre 7490 Évora 7500 Setúbal 7600 Beja 8000 Faro 9000 Madeira 9500 Açores
`;

const starts = [...STARTS.matchAll(/(\d{4}) (\S+)/g)].map(
  ([, from = '', name = '']) => [from, name.replaceAll('_', ' ') as District] as const,
);

/** Returns the district of a postal code, `4400-001`; undefined for what is none of Portugal. */
export function districtOf(postalCode: string): District | undefined {
  const [, four] = /^(\d{4})(?:-?\d{3})?$/.exec(postalCode) ?? [];
  return four === undefined ? undefined : starts.findLast(([from]) => from <= four)?.[1];
}
