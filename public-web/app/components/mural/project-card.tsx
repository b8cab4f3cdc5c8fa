import { Link } from 'react-router';
import { webAddress } from '@contract/link-address';
import { Emblem } from '~/components/art/emblem';
import { ExternalLink } from '~/components/external-link';
import { Photo } from '~/components/photo';
import { edicaoTexts } from '~/content/edicoes';
import { mural } from '~/content/mural';
import type { ProjetoRow } from '~/lib/records/mural';
import { projectAddress } from '~/lib/records/project-address';
import { stepClasses } from '~/lib/records/step-classes';

type Props = {
  project: ProjetoRow;
  heading?: 'h2' | 'h3';
  /** On the page of its edition a project says who sponsored its award, leads to its video, and need not say its year. */
  ofEdition?: boolean;
  first?: boolean;
};

/** A project as a sheet of the wall, which leads to its page. */
export function ProjectCard({ project, heading: Heading = 'h3', ofEdition = false, first = false }: Props) {
  const { titulo, escola, distrito, anoLetivo, premio, patrocinio, imagem, imagemAlt, imagens, forma, cor } = project;
  const video = ofEdition ? webAddress(project.video) : undefined;
  const where = [ofEdition ? undefined : anoLetivo, distrito].filter(Boolean).join(' · ');
  return (
    <article className="sheet relative flex h-full flex-col overflow-hidden">
      {imagem ? (
        <Photo
          src={imagem}
          images={imagens}
          written={imagemAlt}
          alt=""
          first={first}
          sizes="(min-width: 64rem) 38rem, (min-width: 40rem) 50vw, 100vw"
          className="h-56 grow"
        />
      ) : (
        <div className={`flex h-56 grow items-center justify-center overflow-hidden ${stepClasses[cor].solid}`}>
          <Emblem shape={forma} colour={cor} className="w-72 max-w-full -rotate-6" />
        </div>
      )}
      <div className="torn-top flex flex-col items-start bg-card px-6 pt-7 pb-6 wrap-anywhere">
        {premio && <p className="mb-2 font-display leading-tight text-sentir-deep">{premio}</p>}
        <Heading className="text-title">
          <Link to={projectAddress(project)} className="sheet-link">
            {titulo}
          </Link>
        </Heading>
        {escola && <p className="mt-1.5 font-semibold">{escola}</p>}
        {where && <p className="text-small">{where}</p>}
        {ofEdition && patrocinio && (
          <p className="text-small">
            {edicaoTexts.sponsor} {patrocinio}
          </p>
        )}
        {video && (
          <ExternalLink href={video} className="button button-plain relative mt-5">
            {edicaoTexts.watch}
            <span className="sr-only">: {titulo}</span>
          </ExternalLink>
        )}
      </div>
      <Told told={project.told} />
    </article>
  );
}

/** The story in strips of paper; one that was chosen is in full colour. */
function Told({ told }: Pick<ProjetoRow, 'told'>) {
  if (told.length === 0) return null;
  return (
    <ol className="wrap-anywhere">
      {told.map(({ step, text }) => (
        <li key={step} className={`px-6 py-3.5 ${stepClasses[step].tint}`}>
          <p className="font-display">{mural.told[step]}</p>
          <p className="text-small">{text}</p>
        </li>
      ))}
    </ol>
  );
}
