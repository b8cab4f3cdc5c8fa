import SearchIcon from '@mui/icons-material/Search';
import { Autocomplete, Dialog, InputAdornment, ListSubheader, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusFirst } from '../../common/go-to-field.js';
import { useDebouncedState } from '../../common/use-debounced-state.js';
import { usePapel } from '../../account/own-account.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { api } from '../../data-provider/api.js';
import {
  actionItems,
  createItems,
  keyOf,
  matching,
  namedPlaces,
  type PaletteItem,
  recordsOf,
  sectionItems,
} from './palette-item.js';

const DEBOUNCE_MS = 250;
const MIN_LETTERS = 2;
const FRESH_MS = 30_000;

/** The most pages and fields of pages that are shown: a word such as 'título' is in every page. */
const MOST_NAMED = 8;

/** Finds a section, something to do, a field of a page, or a record of any section by its words, and leads there. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const groups = useSectionGroups();
  const navigate = useNavigate();
  const [sought, setSought] = useState('');
  const papel = usePapel();
  const sections = useMemo(() => sectionItems(groups), [groups]);
  const actions = useMemo(() => actionItems(groups, papel), [groups, papel]);
  const [query, setQuery] = useDebouncedState('', DEBOUNCE_MS);
  const {
    data: answers = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['palette', 'records', query],
    queryFn: ({ signal }) => api.GET('/api/procura', { q: query }, signal),
    enabled: query.length >= MIN_LETTERS,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const failed = resourceSectionsOf(groups).filter(({ name }) =>
    answers.some(({ recurso, falhou }) => falhou && recurso === name),
  );
  const named = useQuery({
    queryKey: ['palette', 'places', sections.map(({ path }) => path)],
    queryFn: () => namedPlaces(groups),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found =
    sought.trim() === ''
      ? [...sections, ...createItems(groups)]
      : [
          ...matching(sections, sought),
          ...matching(actions, sought),
          ...matching(named.data ?? [], sought).slice(0, MOST_NAMED),
          ...recordsOf(groups, answers),
        ];
  const labels = failed.map(({ label }) => label).join(', ');
  const unsearched = labels === '' ? undefined : `Não foi possível pesquisar em: ${labels}.`;
  const go = (item: PaletteItem | null): void => {
    if (item === null) return;
    onClose();
    void navigate(item.path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Pesquisar no painel', sx: { overflow: 'visible', mt: { xs: 1, sm: 8 } } } }}
    >
      <Autocomplete<PaletteItem>
        open
        disablePortal
        autoHighlight
        sx={{ p: 1.5 }}
        options={found}
        filterOptions={(all) => all}
        groupBy={({ kind }) => kind}
        // MUI's own groups are lists in a list, of which a screen reader does not make options
        slotProps={{ listbox: { component: 'div' } }}
        renderGroup={({ key, group, children }) => (
          <div key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            {children}
          </div>
        )}
        getOptionLabel={({ label }) => label}
        getOptionKey={keyOf}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        inputValue={sought}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setSought(text);
          setQuery(text.trim());
        }}
        value={null}
        onChange={(_event, item) => go(item)}
        loading={isFetching}
        loadingText="A pesquisar..."
        noOptionsText="Nada encontrado."
        clearText="Limpar"
        forcePopupIcon={false}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={focusFirst}
            label="Pesquisar secções, ações e registos"
            helperText={isError ? 'Não foi possível pesquisar nos registos.' : unsearched}
            slotProps={{
              ...params.slotProps,
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
    </Dialog>
  );
}
