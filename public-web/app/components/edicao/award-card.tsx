import type { ReactNode } from 'react';
import { Emblem } from '~/components/art/emblem';
import { ExternalLink } from '~/components/external-link';
import { Photo } from '~/components/photo';
import { edicaoTexts } from '~/content/edicoes/texts';
import type { ProjetoMural } from '~/lib/records/mural';
import { stepClasses } from '~/lib/records/step-classes';
import { webAddress } from '@contract/link-address';

type Props = {
  award: ProjetoMural;
  /** The way on from the project, where it stands alone. */
  children?: ReactNode;
};

/** A project that won, with its category, sponsor and school. */
export function AwardCard({ award, children }: Props) {
  const { premio, titulo, patrocinio, escola, imagem, imagemAlt, imagens, forma, cor } = award;
  const video = webAddress(award.video);
  return (
    <article className="sheet flex h-full flex-col overflow-hidden">
      {imagem ? (
        <Photo
          src={imagem}
          images={imagens}
          written={imagemAlt}
          alt=""
          sizes="(min-width: 48rem) 26rem, 100vw"
          className="h-52"
        />
      ) : (
        <div className={`flex items-center justify-center py-6 ${stepClasses[cor].tint}`}>
          <Emblem shape={forma} colour={cor} className="w-40" />
        </div>
      )}
      <div className="flex flex-1 flex-col items-start p-6 wrap-anywhere">
        <p className="font-bold">{premio}</p>
        <h3 className="mt-1 text-title">{titulo}</h3>
        {escola && <p className="mt-2">{escola}</p>}
        {patrocinio && (
          <p className="text-small">
            {edicaoTexts.sponsor} {patrocinio}
          </p>
        )}
        {children && <p className="mt-3">{children}</p>}
        {video && (
          <div className="mt-auto pt-5">
            <ExternalLink href={video} className="button button-plain">
              {edicaoTexts.watch}
              <span className="sr-only">: {titulo}</span>
            </ExternalLink>
          </div>
        )}
      </div>
    </article>
  );
}
