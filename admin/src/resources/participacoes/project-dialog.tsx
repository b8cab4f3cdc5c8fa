import { Alert, Link, Typography } from '@mui/material';
import { fullNamesOfProject, projectSteps, stepNames } from '@contract/project';
import { prazoEscolaInput } from '@contract/limits/prazo-escola-input';
import type { Schemas } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { ClosingButton, FormDialog, useClosingChange } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { DocumentButton } from '../../messages/message-reader.js';
import { PictureThumbnail } from '../../pictures/picture.js';
import { Row, Stack } from '../../common/parts.js';
import { KEPT_IN_FILES, useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { useRead } from '../../common/use-read.js';
import { runtimeConfig } from '../../runtime-config.js';
import type { ParticipationProps } from './participation-words.js';

export function ProjectDialog({ participation, onClose }: ParticipationProps) {
  const mailGoesOut = useMailGoesOut();
  const { dialog, attempt } = useClosingChange(onClose);
  const { id, escola, entregaAte, entregaMotivo, projeto } = participation;
  const allow = (body: Schemas['PrazoEscolaInput'], success: string) =>
    attempt(
      (calls) => calls.PUT('/api/participacoes/{id}/prazo', { id }, body),
      success,
      'Erro ao mudar o prazo. Tente novamente.',
    );
  return (
    <FormDialog
      {...dialog}
      title={`O projeto de ${escola}`}
      record={{ ate: entregaAte ?? '', motivo: entregaMotivo ?? '' }}
      limits={prazoEscolaInput}
      label="Dar mais tempo"
      closeLabel="Fechar"
      maxWidth="md"
      actions={
        entregaAte !== null && (
          <ClosingButton
            color="error"
            onClick={() => allow({ ate: null }, 'O prazo voltou a ser o de todas as escolas.')}
          >
            Retirar o prazo
          </ClosingButton>
        )
      }
      onSubmit={(body) => allow(body, `${escola} pode entregar até ${formatDay(body.ate)}.`)}
    >
      {projeto === null ? (
        <Alert severity="info">A escola ainda não começou o projeto.</Alert>
      ) : (
        <Project id={id} state={projeto} />
      )}
      <Typography component="h3" variant="h6">
        Mais tempo para entregar
      </Typography>
      <Typography>
        {entregaAte === null
          ? `Só para esta escola${mailGoesOut ? ', que é avisada por e-mail.' : `. ${KEPT_IN_FILES}`} O motivo fica no registo e não segue.`
          : `Esta escola pode entregar até ${formatDay(entregaAte)}.`}
      </Typography>
      <Stack columns="12rem 1fr" columnsFrom="sm">
        <LineInput source="ate" label="Último dia" type="date" />
        <LineInput source="motivo" label="Motivo" />
      </Stack>
    </FormDialog>
  );
}

function Project({ id, state }: { readonly id: number; readonly state: Schemas['ProjetoResumido'] }) {
  const { submetidoEm, alteradoEm } = state;
  const { data, instead } = useRead(
    ['participacoes', 'projeto', id, alteradoEm],
    (calls) => calls.GET('/api/participacoes/{id}/projeto', { id }),
    { failure: 'Não foi possível ler o projeto.' },
  );
  if (data === undefined) return instead;
  const names = fullNamesOfProject(data);
  return (
    <>
      <Alert severity={submetidoEm === null ? 'warning' : 'success'}>
        {submetidoEm === null
          ? `Rascunho, alterado em ${formatMoment(alteradoEm)}. ${data.falta.length > 0 ? `Falta: ${data.falta.join(', ')}.` : 'Não falta nada.'}`
          : `Entregue em ${formatMoment(submetidoEm)}.`}
      </Alert>
      {submetidoEm !== null && (
        <Typography>
          <Wall project={data} />
        </Typography>
      )}
      {names.length > 0 && (
        <Alert severity="warning">
          No texto parece haver nomes completos: {names.map((name) => `«${name}»`).join(', ')}. Das crianças fica só o
          primeiro nome, ou nenhum.
        </Alert>
      )}
      <Typography component="h3" variant="h5">
        {data.titulo || 'Sem título'}
      </Typography>
      {data.frase && <Typography>{data.frase}</Typography>}
      {projectSteps.map((step) => (
        <div key={step}>
          <Typography component="h4" variant="subtitle1">
            {stepNames[step]}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{data[step] || 'Por escrever.'}</Typography>
        </div>
      ))}
      {data.fotos.length > 0 && (
        <Stack as="ul" className="lista" gap={1.5}>
          {data.fotos.map(({ nome, descricao, menores }) => (
            <Row as="li" key={nome} gap={1.5} flexWrap="nowrap" alignItems="stretch">
              <PictureThumbnail
                url={`${runtimeConfig.apiUrl}/uploads/${nome}`}
                alt={descricao || 'Fotografia por descrever'}
                size={120}
              />
              <Typography>
                {descricao || 'Por descrever.'}
                <br />
                {minorsWords(menores)}
              </Typography>
            </Row>
          ))}
        </Stack>
      )}
      {data.video && (
        <Link href={data.video} target="_blank" rel="noreferrer">
          {data.video}
        </Link>
      )}
      {data.documento && (
        <div>
          <DocumentButton name={data.documento.nome} savedAs={data.documento.nomeOriginal} />
        </div>
      )}
    </>
  );
}

function Wall({ project: { mostrar, muralId } }: { readonly project: Schemas['ProjetoParticipacao'] }) {
  if (muralId === null)
    return mostrar
      ? 'A escola aceita que seja mostrado no site: escolha-o na lista e use «Pôr no mural».'
      : 'A escola não aceitou que seja mostrado no site.';
  return (
    <>
      Está no mural. <Link href={`/editar/mural/${muralId}`}>Editar no mural</Link>
    </>
  );
}

function minorsWords(menores: boolean | null): string {
  if (menores === null) return 'Falta dizer se há crianças.';
  return menores ? 'Com crianças; a escola diz que tem as autorizações.' : 'Sem crianças que se reconheçam.';
}
