import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { VersaoGuardada } from '../api-types.js';
import { formatMoment } from '../common/dates/format-date.js';
import { StateChip } from '../publishing/states.js';
import type { VersionEditor } from './history-dialog.js';

interface VersionListProps {
  readonly editor: VersionEditor;
  readonly versions: readonly VersaoGuardada[];
  readonly chosen: number;
  readonly onChoose: (versao: number) => void;
}

export function whenSaved({ guardadaEm }: VersaoGuardada): string {
  return guardadaEm === null ? 'Antes de haver histórico' : formatMoment(guardadaEm);
}

export function VersionList({ editor, versions, chosen, onChoose }: VersionListProps) {
  const changed = ({ campos, versao }: VersaoGuardada): string => {
    const names = fieldsOf(editor, campos).map(({ label }) => label);
    if (names.length > 0) return names.join(', ');
    return versao === versions.at(-1)?.versao ? 'Primeira versão' : 'Sem alterações de conteúdo';
  };
  return (
    <List aria-label="Versões" disablePadding sx={{ maxHeight: { xs: '14rem', md: '65vh' }, overflowY: 'auto' }}>
      {versions.map((version) => (
        <ListItem key={version.versao} disablePadding>
          <ListItemButton
            selected={version.versao === chosen}
            aria-current={version.versao === chosen}
            onClick={() => onChoose(version.versao)}
          >
            <ListItemText
              primary={
                <>
                  {whenSaved(version)}
                  {version.por !== null && ` · ${version.por}`}{' '}
                  {version.estado !== null && editor.hasStates !== false && (
                    <StateChip estado={version.estado} porPublicar={false} />
                  )}
                </>
              }
              secondary={changed(version)}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** One field of a kind of record: its property in a version, its name in the editor, what people call it. */
export interface VersionField {
  readonly property: string;
  readonly source: string;
  readonly label: string;
}

/** The fields of a version that the editor knows; a version has no second spelling ('Categoria'). */
export function fieldsOf(editor: VersionEditor, properties: readonly string[]): VersionField[] {
  return Object.entries(editor.labels).flatMap(([source, label]) => {
    const property = properties.find((name) => name === source || name.toLowerCase() === source.toLowerCase());
    return property === undefined ? [] : [{ property, source, label }];
  });
}
