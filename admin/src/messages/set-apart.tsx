import CheckIcon from '@mui/icons-material/Check';
import GppGoodIcon from '@mui/icons-material/GppGoodOutlined';
import { Button, Paper, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { aceitacaoInput } from '@contract/limits/aceitacao-input';
import type { Schemas } from '../api-types.js';
import { formatMoment } from '../common/dates/format-date.js';
import { Arrival } from '../common/dates/when.js';
import { DeleteButton, ERASED_WITH_IT } from '../common/delete-button.js';
import { EmptyState } from '../common/feedback.js';
import { ChangeForm } from '../common/form/change-form.js';
import { LineInput } from '../common/form/line-input.js';
import { useSection } from '../common/section/section-context.js';
import { kindOfSection } from '../common/section/section-group.js';
import { Row, Stack } from '../common/stack.js';
import { useAttempt } from '../common/use-attempt.js';
import { useCalls, useRead } from '../common/use-read.js';
import { InboxTabs } from './inbox.js';
import { attachmentName, DocumentButton, MessageFields } from './message-reader.js';

const reasons: Readonly<Record<Schemas['Suspeita']['motivo'], string>> = {
  armadilha: 'Preencheu um campo que as pessoas não veem.',
  pressa: 'Foi enviada em menos tempo do que leva a ler o formulário.',
  repetida: 'O mesmo texto chegou por vários formulários.',
};

/** The submissions of one form that look like spam. */
export function Suspeitas() {
  const dataProvider = useCalls();
  return (
    <SetApart<Schemas['Suspeita']>
      label="Submissões suspeitas"
      list="suspeitas"
      intro="O que parece ter sido enviado por uma máquina fica aqui: não é contado, ninguém é avisado, e apaga-se na noite depois do fim do prazo, se não estiver retido nem a regra por confirmar em «Privacidade». Se veio de uma pessoa, carregue em «Não é spam»."
      emptyText="Não há submissões suspeitas."
      remove={(id) => dataProvider.DELETE('/api/suspeitas/{id}', { id })}
      reason={({ motivo, apagadaEm }) => (
        <>
          <strong>{reasons[motivo]}</strong> O prazo acaba a {formatMoment(apagadaEm)}.
        </>
      )}
      documentOf={({ documento }) => documento}
      decision={(row, { isBusy, act, deleteButton }) => (
        <Row>
          <Button
            variant="contained"
            startIcon={<CheckIcon />}
            disabled={isBusy}
            onClick={() =>
              act(
                () => dataProvider.POST('/api/suspeitas/{id}/aceitacao', { id: row.id }),
                'Está entre as recebidas, e segue o que estava por enviar.',
                'Não foi possível mudar a submissão. Tente novamente.',
              )
            }
            aria-label={`Não é spam: ${whoSent(row)}`}
          >
            Não é spam
          </Button>
          {deleteButton}
        </Row>
      )}
    />
  );
}

/** The submissions of one form that came without the acceptance that the site's own form sends. */
export function SemAceitacao() {
  const dataProvider = useCalls();
  return (
    <SetApart<Schemas['AceitacaoPendente']>
      label="Submissões sem aceitação registada"
      list="aceitacoes"
      intro="Estas submissões não vieram do formulário do site, vieram sem dizer que texto a pessoa leu e aceitou, ou são de menores sem encarregado de educação. Estão também entre as recebidas. Se a pessoa aceita, escreva como o sabe; sem decisão, apagam-se na noite depois do fim do prazo, se não estiverem retidas nem a regra por confirmar em «Privacidade»."
      emptyText="Todas as submissões têm a aceitação registada."
      remove={(id) => dataProvider.DELETE('/api/aceitacoes/{id}', { id })}
      reason={({ apagadaEm }) => (
        <>
          <strong>Aceitação não registada.</strong> O prazo para decidir acaba a {formatMoment(apagadaEm)}.
        </>
      )}
      decision={(row, { isBusy, act, deleteButton }) => (
        <ChangeForm
          record={{ nota: '' }}
          onSubmit={({ nota }) =>
            nota.trim() === ''
              ? { nota: 'Escreva como foi obtida a aceitação.' }
              : act(
                  () => dataProvider.POST('/api/aceitacoes/{id}/aceitacao', { id: row.id }, { nota: nota.trim() }),
                  'A aceitação ficou registada.',
                  'Não foi possível registar a aceitação. Tente novamente.',
                )
          }
        >
          <Row sx={{ alignItems: 'flex-start' }}>
            <LineInput
              source="nota"
              label={`Como foi obtida a aceitação de ${whoSent(row)}`}
              placeholder="Por exemplo: obtida por telefone"
              autoComplete="off"
              maxLength={aceitacaoInput.nota.maxLength}
              sx={{ flex: '1 1 20rem', m: 0 }}
            />
            <Button
              type="submit"
              variant="contained"
              startIcon={<CheckIcon />}
              disabled={isBusy}
              aria-label={`Aceitar: ${whoSent(row)}`}
              sx={{ minHeight: 40 }}
            >
              Aceitar
            </Button>
            {deleteButton}
          </Row>
        </ChangeForm>
      )}
    />
  );
}

const AT_ONCE = 25;

type SetApartRow = Pick<Schemas['Suspeita'], 'id' | 'campos' | 'texto' | 'createdAt'>;

interface Controls {
  readonly isBusy: boolean;
  /** Runs an action that takes the submission out of the list, then shows the sentence for success or failure. */
  readonly act: (action: () => Promise<void>, success: string, failure: string) => void;
  readonly deleteButton: ReactNode;
}

interface SetApartProps<R extends SetApartRow> {
  /** The list's name for screen readers, and below it the resource of its rows. */
  readonly label: string;
  readonly list: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly remove: (id: number) => Promise<void>;
  readonly reason: (row: R) => ReactNode;
  readonly documentOf?: (row: R) => string | null;
  readonly decision: (row: R, controls: Controls) => ReactNode;
}

function SetApart<R extends SetApartRow>(props: SetApartProps<R>) {
  const { label, list, intro, emptyText, remove, reason, documentOf, decision } = props;
  const { name: resource, attachment } = useSection();
  const [count, setCount] = useState(AT_ONCE);
  const { isBusy, attempt } = useAttempt();
  const asked = {
    filter: { formulario: kindOfSection(resource) },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: count },
  } as const;
  const { data, error, instead } = useRead([list, resource, count], (calls) => calls.getList<R>(list, asked), {
    placeholderData: keepPreviousData,
    failure: 'Não foi possível ler a lista.',
  });
  const { data: rows = [], total = 0 } = data ?? {};
  // Its buttons have gone with it.
  const focusTitle = () => document.getElementById('titulo')?.focus();
  const act: Controls['act'] = (...what) => void attempt(...what).then((isDone) => isDone && focusTitle());

  return (
    <Stack>
      <InboxTabs />
      <Typography>{intro}</Typography>
      {(data === undefined || error !== null) && instead}
      {data !== undefined && rows.length === 0 && <EmptyState icon={GppGoodIcon} text={emptyText} />}
      {rows.length > 0 && (
        <Stack as="ul" className="lista" aria-label={label}>
          {rows.map((row) => {
            const sender = whoSent(row);
            const documento = documentOf?.(row) ?? null;
            const fields = row.campos.map(({ rotulo, valor }) => ({ label: rotulo, text: valor }));
            const deleteButton = (
              <DeleteButton
                label="Eliminar"
                name={sender}
                disabled={isBusy}
                remove={() => remove(row.id)}
                success="Submissão eliminada com sucesso!"
                failure="Erro ao eliminar a submissão. Tente novamente."
                onDeleted={focusTitle}
              >
                Tem a certeza de que quer eliminar a submissão de <strong>{sender}</strong>? Esta ação não pode ser
                desfeita. {ERASED_WITH_IT}
              </DeleteButton>
            );
            return (
              <Paper key={row.id} component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}>
                <Stack gap={1.5}>
                  <Row sx={{ alignItems: 'start', justifyContent: 'space-between' }}>
                    <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                      {sender}
                    </Typography>
                    <Arrival iso={row.createdAt} />
                  </Row>
                  <Typography>{reason(row)}</Typography>
                  <MessageFields fields={[...fields, { label: 'Texto', text: row.texto, kind: 'long' }]} />
                  {documento !== null && (
                    <DocumentButton name={documento} savedAs={attachmentName(attachment, sender)} />
                  )}
                  {decision(row, { isBusy, act, deleteButton })}
                </Stack>
              </Paper>
            );
          })}
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

function whoSent({ campos: [first] }: SetApartRow): string {
  return first?.valor ?? '';
}
