import type { ReactNode } from 'react';
import { Breadcrumbs } from '~/components/breadcrumbs';
import { Collage } from '~/components/art/collage';
import { Emblem } from '~/components/art/emblem';
import type { PictureName } from '~/components/art/picture-sizes';
import type { EmblemOf } from '~/content/types/emblem';
import type { Step } from '~/content/types/step';
import { stepClasses } from '~/lib/records/step-classes';
import { Photo } from './photo';

type Props = {
  title: string;
  lead?: string;
  colour: Step;
  picture: PictureName | EmblemOf;
  /** An uploaded picture in the place of the drawing. */
  image?: string | undefined;
  /** The pages above this one, where it is not one of the menu's. */
  trail?: readonly { label: string; to: string }[] | undefined;
  children?: ReactNode;
};

/** A title with more letters is a sentence, and is set as one. */
const LONG = 60;

/** The head of an inner page: a sheet in the colour of its menu group, with the title and a cut-out. */
export function PageHero({ title, lead, colour, picture, image, trail, children }: Props) {
  const top = trail ? 'pt-4' : 'pt-10 sm:pt-12';
  return (
    <div className={`edge-bottom overflow-hidden [--edge-space:3rem] ${top} ${stepClasses[colour].solid}`}>
      {trail && (
        <div className="page">
          <Breadcrumbs trail={trail} here={title} />
        </div>
      )}
      <div className="page grid items-center gap-x-10 gap-y-6 md:grid-cols-[2fr_1fr] lg:grid-cols-[1.5fr_1fr]">
        <div>
          <h1 className={`${title.length > LONG ? 'text-section' : 'text-page'} md:wrap-break-word`}>{title}</h1>
          {lead && <p className="mt-5 max-w-[38rem] text-lead">{lead}</p>}
          {children && <div className="mt-7 flex flex-wrap gap-4">{children}</div>}
        </div>
        {image ? (
          <Photo
            src={image}
            alt=""
            sizes="(min-width: 48rem) 24rem, 16rem"
            first
            className="cut-large mx-auto aspect-4/3 w-full max-w-64 object-cover md:max-w-96"
          />
        ) : typeof picture === 'object' ? (
          <Emblem {...picture} className="mx-auto w-full max-w-52 scale-125 md:max-w-72 md:scale-150 print:hidden" />
        ) : (
          <Collage name={picture} first className="mx-auto w-full max-w-64 md:max-w-96 print:hidden" />
        )}
      </div>
    </div>
  );
}
