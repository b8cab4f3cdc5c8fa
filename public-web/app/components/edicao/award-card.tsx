import { Emblem } from '~/components/art/emblem';
import { ExternalLink } from '~/components/external-link';
import { edicaoTexts } from '~/content/edicoes/texts';
import type { Edicao } from '~/content/types/edicao';
import { stepClasses } from '~/lib/step-classes';

/** A project that won, with its category, sponsor and school. */
export function AwardCard({ award }: { award: Edicao['awards'][number] }) {
  const { category, title, sponsor, school, image, video } = award;
  return (
    <article className="sheet flex h-full flex-col overflow-hidden">
      <div className={`flex items-center justify-center py-6 ${stepClasses[image.colour].tint}`}>
        <Emblem {...image} className="w-40" />
      </div>
      <div className="flex flex-1 flex-col items-start p-6">
        <p className="font-bold">{category}</p>
        <h3 className="mt-1 text-title">{title}</h3>
        <p className="mt-2">{school}</p>
        {sponsor && (
          <p className="text-small">
            {edicaoTexts.sponsor} {sponsor}
          </p>
        )}
        {video && (
          <div className="mt-auto pt-5">
            <ExternalLink href={video} className="button button-plain">
              {edicaoTexts.watch}
              <span className="sr-only">: {title}</span>
            </ExternalLink>
          </div>
        )}
      </div>
    </article>
  );
}
