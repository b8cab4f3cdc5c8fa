import { webAddress } from '@contract/link-address';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { VideoPlayer } from '~/components/video-player';
import { Collage } from '~/components/art/collage';
import { desafio } from '~/content/desafio';
import { edicaoTexts } from '~/content/edicoes/texts';
import type { Edicao, EdicaoNeighbours } from '~/lib/records/edicao';
import { altOf, saidOfPicture } from '~/lib/records/said-of-picture';
import { AwardCard } from './award-card';
import { BackButton } from './back-button';
import { Neighbours } from './neighbours';
import { ParticipatingProjects } from './participating-projects';

/** A past edition of the Desafio Escolar, whatever it has. */
export function EdicaoPage({ edicao, neighbours }: { edicao: Edicao; neighbours: EdicaoNeighbours }) {
  const { anoLetivo, introducao, exemplo, video, premios, agradecimentos, projetos, capa, capaAlt, imagens } = edicao;
  const title = `${edicaoTexts.titlePrefix} ${anoLetivo}`;
  return (
    <>
      <PageTop
        texts={{ title, lead: introducao, description: introducao }}
        cover={{
          image: webAddress(capa),
          imageAlt: altOf(saidOfPicture(imagens, capa), { written: capaAlt, otherwise: title }),
        }}
        colour="imaginar"
        picture="festival"
        isSample={exemplo}
        trail={[{ label: desafio.title, to: '/concurso-anual' }]}
      >
        <BackButton />
      </PageTop>
      <div className="page section grid gap-14">
        {exemplo && <SampleNote>{edicaoTexts.sample}</SampleNote>}
        {video && <VideoPlayer url={video} label={edicaoTexts.video} title={title} />}
        {!video && edicao.videoProvisorio && (
          <figure className="cut-large bg-imaginar-tint p-8 text-center">
            <Collage name="festival" className="mx-auto w-full max-w-lg" />
            <figcaption className="mt-4 font-bold">{edicaoTexts.provisional}</figcaption>
          </figure>
        )}
        {premios.length > 0 && (
          <section>
            <h2 className="mb-7 text-section wrap-anywhere">{edicao.tituloPremios ?? edicaoTexts.awards}</h2>
            <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
              {premios.map((award, index) => (
                <li key={`${index} ${award.categoria}`}>
                  <AwardCard award={award} images={imagens} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {agradecimentos.length > 0 && (
          <section>
            <h2 className="text-section">{edicaoTexts.thanks}</h2>
            <div className="mt-7 grid gap-7 md:grid-cols-2">
              {agradecimentos.map(({ titulo, nomes }, index) => (
                <div key={`${index} ${titulo}`} className="cut lift bg-partilhar-tint p-7 wrap-anywhere">
                  <h3 className="text-title">{titulo}</h3>
                  <ul className="mt-3 list-disc pl-5">
                    {nomes.map((nome, place) => (
                      <li key={`${place} ${nome}`}>{nome}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        )}
        {projetos.length > 0 && (
          <ParticipatingProjects title={edicao.tituloProjetos ?? edicaoTexts.projects} items={projetos} />
        )}
        <Neighbours {...neighbours} />
      </div>
    </>
  );
}
