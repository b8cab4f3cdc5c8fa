import { JsonLd } from '~/components/json-ld';
import { edicaoTexts } from '~/content/edicoes';
import { useRootData } from '~/lib/pages/root-data';
import { pictureFacts } from '~/lib/records/picture-facts';
import type { ProjectShown } from '~/lib/records/mural';
import { projectAddress } from '~/lib/records/project-address';
import { useAssociation } from '~/lib/words/use-words';

/** A project for search engines. */
export function ProjectJsonLd({ project, about }: { project: ProjectShown; about: string | undefined }) {
  const { siteUrl } = useRootData();
  const { longName } = useAssociation();
  const { titulo, edicao, anoLetivo, premio, escola, distrito, imagem, imagens } = project;
  return (
    <JsonLd
      data={{
        '@type': 'CreativeWork',
        name: titulo,
        about,
        award: premio ?? undefined,
        dateCreated: edicao.slice(4),
        image: pictureFacts(imagem, imagens),
        url: siteUrl + projectAddress(project),
        inLanguage: 'pt-PT',
        creator: escola
          ? { '@type': 'EducationalOrganization', name: escola, address: distrito ?? undefined }
          : undefined,
        publisher: { '@type': 'Organization', name: longName, url: siteUrl },
        isPartOf: {
          '@type': 'CreativeWork',
          name: `${edicaoTexts.titlePrefix} ${anoLetivo}`,
          url: `${siteUrl}/${edicao}`,
        },
      }}
    />
  );
}
