import { colours as c, hairs, skins } from './colours.js';
import { blob, paper } from './cut-paper.js';
import { bust } from './person.js';
import { props as p } from './props.js';

const [light, fair, tan, brown, dark] = skins;
const [black, umber, chestnut, , grey] = hairs;

type Who = Parameters<typeof bust>[0];

const portrait = (ground: string, halo: string, who: Who, sign: string) => () =>
  paper(ground) + blob(600, 400, 400, 380, halo, 0) + sign + bust(who, 600, 345, 165);

/** The sample team, each on the colour of the character's name. */
export const portraits = {
  yellow: portrait(
    c.imaginar,
    c.imaginarTint,
    { skin: tan, hair: 'long', hairColour: black, top: c.sentir },
    p.heart(990, 200, 120, c.sentir),
  ),
  blue: portrait(
    c.partilhar,
    c.partilharTint,
    { skin: dark, hair: 'short', hairColour: black, top: c.imaginar, beard: true },
    p.star(205, 210, 70, c.imaginar),
  ),
  green: portrait(
    c.fazer,
    c.fazerTint,
    { skin: fair, hair: 'bun', hairColour: grey, top: c.purple, glasses: true },
    p.sprout(1000, 300, 220, c.imaginar),
  ),
  orange: portrait(
    c.sentir,
    c.sentirTint,
    { skin: light, hair: 'curly', hairColour: chestnut, top: c.fazerDeep, glasses: true },
    p.bulb(200, 230, 170),
  ),
  purple: portrait(
    c.purple,
    c.purpleTint,
    { skin: brown, hair: 'veil', hairColour: c.partilharDeep, top: c.card },
    p.star(1000, 200, 64, c.imaginar),
  ),
  white: portrait(
    c.paper,
    c.deep,
    { skin: light, hair: 'bob', hairColour: umber, top: c.partilhar },
    p.heart(205, 210, 100, c.fazer),
  ),
} as const;
