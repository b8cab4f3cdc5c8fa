import { Photo } from '~/components/photo';
import { volunteering } from '~/content/volunteering';
import type { TeamMember } from '~/lib/records/team-member';

const texts = volunteering.team;

/** A member of the team; the testimonial turns over the picture, one at a time, without JavaScript too. */
export function TeamCard({ member: { nome, estado, testemunho, img, imagens } }: { member: TeamMember }) {
  return (
    <article className="sheet relative flex h-full flex-col overflow-hidden">
      <Photo
        src={img}
        images={imagens}
        alt={nome}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 47vw, 100vw"
        className="aspect-square"
      />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-title">{nome}</h3>
        {estado && (
          <p>
            {texts.statePrefix} {estado}
          </p>
        )}
        {testemunho && (
          <details name="testemunho" className="group/flip mt-auto pt-4">
            <summary className="button relative z-10 w-full">
              <span className="group-open/flip:hidden">{texts.show}</span>
              <span className="hidden group-open/flip:inline">{texts.hide}</span>
              <span className="sr-only"> de {nome}</span>
            </summary>
            <figure className="flip absolute inset-0 overflow-y-auto bg-imaginar-tint p-6 pb-24 print:static print:p-0">
              <figcaption className="mb-3 font-display text-title print:hidden">{nome}</figcaption>
              <blockquote className="whitespace-pre-line">{testemunho}</blockquote>
            </figure>
          </details>
        )}
      </div>
    </article>
  );
}
