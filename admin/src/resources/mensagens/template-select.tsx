import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { Schemas } from '../../api-types.js';

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nome', order: 'ASC' } } as const;

interface TemplateSelectProps {
  /** The name of the person whom the answer is to, which replaces `{nome}` in the template. */
  readonly name: string;
  readonly onChoose: (text: string) => void;
}

/** Puts the text of a template into an answer. */
export function TemplateSelect({ name, onChoose }: TemplateSelectProps) {
  const { data: templates = [] } = useGetList<Schemas['ModeloResposta']>('modelos-resposta', ALL);
  const choose = (id: string): void => {
    const chosen = templates.find((template) => String(template.id) === id);
    if (chosen !== undefined) onChoose(chosen.texto.replaceAll('{nome}', () => name));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {templates.length > 0 && (
        <TextField
          select
          id="modelo"
          label="Começar por um modelo"
          value=""
          onChange={(event) => choose(event.target.value)}
          sx={{ flex: '1 1 16rem' }}
        >
          {templates.map(({ id, nome }) => (
            <MenuItem key={id} value={String(id)}>
              {nome}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Link component={RouterLink} to="/dashboard/modelos-de-resposta">
        {templates.length === 0 ? 'Criar modelos para as respostas habituais' : 'Gerir modelos'}
      </Link>
    </Box>
  );
}
