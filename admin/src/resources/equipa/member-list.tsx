import CheckIcon from '@mui/icons-material/Check';
import MailIcon from '@mui/icons-material/MailOutlined';
import { Box, Button, Typography } from '@mui/material';
import { usePapel } from '../../account/own-account.js';
import type { Membro } from '../../api-types.js';
import { Confirmed } from '../../common/confirmed.js';
import { RowDeleteButton, TO_THE_BIN } from '../../common/delete-button.js';
import { stateWords } from '../../publishing/situation.js';
import { StateChip } from '../../publishing/states.js';
import { bodyOf } from '../../common/form/record-editor.js';
import { type Column, exportAllFields } from '../../common/list/column.js';
import { EditLink, idColumn, pictureColumn, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { Thumbnail } from '../../pictures/picture.js';
import { AboveList } from '../../common/parts.js';
import { useAttempt } from '../../common/use-attempt.js';
import { memberEditor } from './member-editor.js';

const { labels } = memberEditor;

const visibility = [
  { id: false, name: 'Publicados' },
  { id: true, name: 'Rascunhos' },
];

const stateOf = ({ rascunho }: Membro) => (rascunho ? 'rascunho' : 'publicado');

function DraftMark({ member }: { readonly member: Membro }) {
  return <StateChip estado={stateOf(member)} porPublicar={false} />;
}

const columns: readonly Column<Membro>[] = [
  idColumn,
  pictureColumn('img', labels.img, ({ img, rascunho }, size) => (
    <Thumbnail url={img} size={size} isHidden={rascunho} />
  )),
  titleColumn('nome', labels.nome),
  { source: 'estado', label: labels.estado },
  {
    source: 'rascunho',
    label: labels.rascunho,
    cell: (member) => <DraftMark member={member} />,
    text: (member) => stateWords[stateOf(member)],
  },
];

const actionsOf = (member: Membro) => (
  <>
    {member.rascunho && (
      <>
        <ApproveButton member={member} />
        <RowDeleteButton
          label="Rejeitar"
          title="Rejeitar testemunho"
          confirm={{ label: 'Rejeitar e eliminar', busyLabel: 'Eliminando...' }}
          success="Testemunho rejeitado e eliminado."
          failure="Erro ao eliminar membro."
        >
          O testemunho de <strong>{member.nome}</strong> vai ser eliminado, com a imagem que veio com ele. {TO_THE_BIN}
          <Testimonial member={member} />
        </RowDeleteButton>
      </>
    )}
    <EditLink />
  </>
);

export default function MemberList() {
  return (
    <>
      {usePapel() === 'administracao' && (
        <AboveList>
          <Button href="/dashboard/equipa/convites" startIcon={<MailIcon />} variant="outlined">
            Convites para testemunho
          </Button>
        </AboveList>
      )}
      <SectionList<Membro>
        columns={exportAllFields(columns, memberEditor)}
        filters={[searchFilter('Pesquisar membros'), choiceFilter('rascunho', labels.rascunho, visibility)]}
        rowActions={actionsOf}
        line={(member) => (
          <Typography variant="inherit" component="span" color="textPrimary">
            {member.estado} · <DraftMark member={member} />
          </Typography>
        )}
      />
    </>
  );
}

function ApproveButton({ member }: { readonly member: Membro }) {
  const { isBusy, attempt } = useAttempt();

  const approve = () => {
    const data = bodyOf(memberEditor, { ...member, rascunho: false });
    return attempt(
      (calls) => calls.update('equipa', { id: member.id, data, previousData: member }),
      'Testemunho aprovado com sucesso!',
      'Erro ao aprovar o testemunho. Tente novamente.',
    );
  };

  return (
    <Confirmed
      title="Aprovar testemunho"
      confirm={{ label: 'Aprovar e publicar', busyLabel: 'A aprovar...', color: 'success' }}
      isBusy={isBusy}
      onConfirm={approve}
      button={{
        startIcon: <CheckIcon />,
        color: 'success',
        'aria-label': `Aprovar ${member.nome}`,
        children: 'Aprovar',
      }}
    >
      O testemunho de <strong>{member.nome}</strong> passa a ver-se no site, com a imagem que veio com ele.
      <Testimonial member={member} />
    </Confirmed>
  );
}

/** The words that are decided on. */
function Testimonial({ member: { testemunho } }: { readonly member: Membro }) {
  return (
    <Box
      component="blockquote"
      sx={{ mx: 0, mb: 0, pl: 2, borderLeft: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {testemunho}
    </Box>
  );
}
