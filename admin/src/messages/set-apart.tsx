import CheckIcon from '@mui/icons-material/Check';
import GppGoodIcon from '@mui/icons-material/GppGoodOutlined';
import { Button, Paper, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { aceitacaoInput } from '@contract/limits/aceitacao-input';
import type { Schemas } from '../api-types.js';
import { formatMoment } from '../common/dates/format-date.js';
import { Arrival } from '../common/dates/when.js';
import { DeleteButton, ERASED_WITH_IT } from '../common/delete-button.js';
import { EmptyState } from '../common/feedback.js';
import { ChangeForm } from '../common/form/change-form.js';
import { LineInput } from '../common/form/line-input.js';
import { UnsavedGuard } from '../common/form/unsaved-guard.js';
import { useSection } from '../common/section/section-context.js';
import { kindOfSection } from '../common/section/section-group.js';
import { Row, Stack } from '../common/parts.js';
import { useAttempt } from '../common/use-attempt.js';
import { useMailGoesOut } from '../common/use-mail-goes-out.js';
import { useRead } from '../common/use-read.js';
import { InboxTabs } from './inbox.js';
import { attachmentName, DocumentButton, MessageFields } from './message-reader.js';

const reasons: Readonly<Record<Schemas['Suspeita']['motivo'], string>> = {
  armadilha: 'Preencheu um campo que as pessoas não veem.',
  pressa: 'Foi enviada em menos tempo do que leva a ler o formulário.',
  repetida: 'O mesmo texto chegou por vários formulários.',
};

const kinds = {
  suspeitas: {
    label: 'Submissões suspeitas',
    intro:
      'O que parece ter sido enviado por uma máquina fica aqui: não é contado, ninguém é avisado, e apaga-se na noite depois do fim do prazo, a não ser que esteja retido ou que a regra esteja por confirmar em «Privacidade». Se veio de uma pessoa, carregue em «Não é spam».',
    emptyText: 'Não há submissões suspeitas.',
  },
  aceitacoes: {
    label: 'Submissões sem aceitação registada',
    intro:
      'Estas submissões não vieram do formulário do site, vieram sem dizer que texto a pessoa leu e aceitou, ou são de menores sem encarregado de educação. Estão também entre as recebidas. Se a pessoa aceita, escreva como o sabe; sem decisão, apagam-se na noite depois do fim do prazo, a não ser que estejam retidas ou que a regra esteja por confirmar em «Privacidade».',
    emptyText: 'Todas as submissões têm a aceitação registada.',
  },
} as const;

/** The submissions of one form that look like spam. */
export const Suspeitas = () => <SetApart kind="suspeitas" />;

/** The submissions of one form that came without the acceptance that the site's own form sends. */
export const SemAceitacao = () => <SetApart kind="aceitacoes" />;

const AT_ONCE = 25;

type SetApartRow = Schemas['Suspeita'] | Schemas['AceitacaoPendente'];

function SetApart({ kind }: { readonly kind: keyof typeof kinds }) {
  const { label, intro, emptyText } = kinds[kind];
  const { name: resource } = useSection();
  const [count, setCount] = useState(AT_ONCE);
  const attempts = useAttempt();
  const asked = {
    filter: { formulario: kindOfSection(resource) },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: count },
  } as const;
  const { data, error, instead } = useRead(
    [kind, resource, count],
    (calls) => calls.getList<SetApartRow>(kind, asked),
    { placeholderData: keepPreviousData, failure: 'Não foi possível ler a lista.' },
  );
  const { data: rows = [], total = 0 } = data ?? {};
  return (
    <Stack>
      <UnsavedGuard isUnsaved="anywhere" />
      <InboxTabs />
      <Typography>{intro}</Typography>
      {(data === undefined || error !== null) && instead}
      {data !== undefined && rows.length === 0 && <EmptyState icon={GppGoodIcon} text={emptyText} />}
      {rows.length > 0 && (
        <Stack as="ul" className="lista" aria-label={label}>
          {rows.map((row) => (
            <SetApartCard key={row.id} row={row} {...attempts} />
          ))}
        </Stack>
      )}
      {total > rows.length && (
        <Button onClick={() => setCount(count + AT_ONCE)}>
          Mostrar mais ({rows.length} de {total})
        </Button>
      )}
    </Stack>
  );
}

/** The buttons of what leaves the list go with it. */
const focusTitle = () => document.getElementById('titulo')?.focus();

interface SetApartCardProps extends Pick<ReturnType<typeof useAttempt>, 'isBusy' | 'attempt'> {
  readonly row: SetApartRow;
}

function SetApartCard({ row, isBusy, attempt }: SetApartCardProps) {
  const mailGoesOut = useMailGoesOut();
  const { attachment } = useSection();
  const suspected = 'motivo' in row ? row : undefined;
  const verb = suspected ? 'Não é spam' : 'Aceitar';
  const sender = row.campos[0]?.valor ?? '';
  const fields = row.campos.map(({ rotulo, valor }) => ({ label: rotulo, text: valor }));
  const accept = (...what: Parameters<typeof attempt>) =>
    void attempt(...what).then((isDone) => isDone && focusTitle());
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}>
      <Stack gap={1.5}>
        <Row alignItems="start" justifyContent="space-between">
          <Typography variant="h2">{sender}</Typography>
          <Arrival iso={row.createdAt} />
        </Row>
        <Typography>
          <strong>{suspected ? reasons[suspected.motivo] : 'Aceitação não registada.'}</strong> O prazo{' '}
          {!suspected && 'para decidir '}acaba a {formatMoment(row.apagadaEm)}.
        </Typography>
        <MessageFields fields={[...fields, { label: 'Texto', text: row.texto, kind: 'long' }]} />
        {suspected?.documento && (
          <DocumentButton name={suspected.documento} savedAs={attachmentName(attachment, sender)} />
        )}
        <ChangeForm
          record={{ nota: '' }}
          limits={aceitacaoInput}
          onSubmit={({ nota }) => {
            if (suspected)
              return accept(
                (calls) => calls.POST('/api/suspeitas/{id}/aceitacao', { id: row.id }),
                mailGoesOut ? 'Está entre as recebidas, e segue o que estava por enviar.' : 'Está entre as recebidas.',
                'Não foi possível mudar a submissão. Tente novamente.',
              );
            if (nota.trim() === '') return { nota: 'Escreva como foi obtida a aceitação.' };
            return accept(
              (calls) => calls.POST('/api/aceitacoes/{id}/aceitacao', { id: row.id }, { nota: nota.trim() }),
              'A aceitação ficou registada.',
              'Não foi possível registar a aceitação. Tente novamente.',
            );
          }}
        >
          <Row alignItems="flex-start">
            {!suspected && (
              <LineInput
                source="nota"
                label={`Como foi obtida a aceitação de ${sender}`}
                placeholder="Por exemplo: obtida por telefone"
                autoComplete="off"
                sx={{ flex: '1 1 20rem', m: 0 }}
              />
            )}
            <Button
              type="submit"
              variant="contained"
              startIcon={<CheckIcon />}
              disabled={isBusy}
              aria-label={`${verb}: ${sender}`}
              sx={{ minHeight: suspected ? 36 : 40 }}
            >
              {verb}
            </Button>
            <DeleteButton
              label="Eliminar"
              name={sender}
              disabled={isBusy}
              remove={(calls) =>
                calls.DELETE(suspected ? '/api/suspeitas/{id}' : '/api/aceitacoes/{id}', { id: row.id })
              }
              success="Submissão eliminada com sucesso!"
              failure="Erro ao eliminar a submissão. Tente novamente."
              onDeleted={focusTitle}
            >
              Tem a certeza de que quer eliminar a submissão de <strong>{sender}</strong>? Esta ação não pode ser
              desfeita. {ERASED_WITH_IT}
            </DeleteButton>
          </Row>
        </ChangeForm>
      </Stack>
    </Paper>
  );
}
