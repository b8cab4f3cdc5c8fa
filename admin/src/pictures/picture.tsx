import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Fotografia } from '../api-types.js';
import { ColourChip } from '../common/colour-chip.js';
import { formatDay } from '../common/dates/format-date.js';
import { useCalls } from '../common/use-read.js';
import { api } from '../data-provider/api.js';
import { runtimeConfig } from '../runtime-config.js';
import { palette } from '../theme/palette.js';

/** A description that was read so long ago is read again; a save reads all of them anew. */
const FRESH_MS = 60_000;

/** The read of a picture's description, null where nobody has described it: each is asked for once, whatever shows it. */
export const fotografiaQuery = (nome: string) =>
  queryOptions({
    queryKey: ['fotografias', 'description', nome],
    queryFn: () => readWithOthers(nome),
    enabled: nome !== '',
    staleTime: FRESH_MS,
    retry: false,
  });

const OWN = `${runtimeConfig.apiUrl}/uploads/`;

function isOwnImage(url: string): boolean {
  return url.startsWith(OWN);
}

/** The whole address of a picture within a text, which has ours without the host. */
export const wholeAddress = (src: string): string => (src.startsWith('/') ? runtimeConfig.apiUrl + src : src);

/** The stored name of a picture of ours; null for one of another site. */
export function storedNameOf(url: string): string | null {
  return isOwnImage(url) ? decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) : null;
}

/** Reads the description of a picture; undefined where nobody has described it. */
export function useFotografia(nome: string): { fotografia: Fotografia | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(fotografiaQuery(nome));
  return { fotografia: data ?? undefined, isPending };
}

let next: { readonly ids: string[]; readonly found: Promise<Fotografia[]> } | undefined;

/** Reads a description in one call with all that are asked for in the same moment. */
async function readWithOthers(nome: string): Promise<Fotografia | null> {
  next ??= { ids: [], found: Promise.resolve().then(readNext) };
  next.ids.push(nome);
  return (await next.found).find(({ id }) => id === nome) ?? null;
}

function readNext(): Promise<Fotografia[]> {
  const filter = JSON.stringify({ id: next?.ids });
  next = undefined;
  return api.GET('/api/fotografias', { filter });
}

export function isHidden(fotografia: Pick<Fotografia, 'estado'> | undefined): boolean {
  return fotografia !== undefined && fotografia.estado !== 'visivel';
}

/** Says why visitors do not see a picture, or until when a picture of children is authorised; else empty. */
export function pictureWords(fotografia: Pick<Fotografia, 'estado' | 'menores' | 'ate'> | undefined): string {
  switch (fotografia?.estado) {
    case 'semAutorizacao':
      return 'Não visível ao público: falta a autorização';
    case 'caducada':
      return `Não visível ao público: a autorização acabou a ${formatDay(fotografia.ate)}`;
    case 'porAprovar':
      return 'Não visível ao público: o testemunho espera aprovação';
    case 'retirada':
      return 'Não visível ao público: retirada do site';
    case 'visivel':
      return fotografia.menores ? `Menores identificáveis · autorizada até ${formatDay(fotografia.ate)}` : '';
    case undefined:
      return '';
  }
}

/** Whether readers who do not see a picture are told what it shows, or that it shows nothing. */
export function isDescribed(fotografia: Pick<Fotografia, 'alt' | 'decorativa'> | undefined): boolean {
  return fotografia !== undefined && (fotografia.alt !== null || fotografia.decorativa);
}

/** The same in one or two words for a button, or whether the picture has yet to be described. */
export function shortPictureWords(fotografia: Fotografia | undefined): string {
  if (fotografia?.estado === 'retirada') return 'Retirada';
  if (isHidden(fotografia)) return 'Não visível';
  if (fotografia?.menores === true) return 'Autorizada';
  return isDescribed(fotografia) ? 'Descrita' : 'Descrever';
}

const inLines = {
  height: 'auto',
  borderRadius: 1.5,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
};

/** Whether visitors see a picture, and why or until when; nothing where there is nothing to say. */
export function PictureState({ fotografia }: { readonly fotografia: Fotografia | undefined }) {
  const words = pictureWords(fotografia);
  if (words === '') return null;
  const colour = fotografia?.estado === 'visivel' ? 'teal' : 'coral';
  return <ColourChip label={words} colour={colour} sx={inLines} />;
}

interface ThumbnailProps {
  readonly url: string | null | undefined;
  readonly size?: number;
  /** The picture's alternative text; left out for a decoration beside a text that says the same. */
  readonly alt?: string;
  /** Known to be one that visitors do not see: it is not asked for as they would. */
  readonly isHidden?: boolean;
}

/** The 80 px picture of a list; a placeholder where there is none or it does not load. One that visitors do not see
 * is shown to who is signed in. */
export function Thumbnail({ url, size = 80, alt = '', isHidden: isKnownHidden = false }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = imageSource(url, 320);
  const isUnseen = isKnownHidden || source === broken;
  const hidden = useHiddenPicture(isUnseen && source !== null && isOwnImage(source) ? source : null);
  const isMissing = source === null || (isUnseen && hidden === null);
  const frame = { width: size, height: size, borderRadius: 1.5, flexShrink: 0, display: 'block' };
  if (isMissing) {
    return (
      <Box
        {...(alt === '' ? {} : { role: 'img', 'aria-label': `${alt} (não disponível)` })}
        sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: palette.paper.deep }}
        data-placeholder
      >
        <ImageIcon sx={{ color: palette.ink.faint }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={hidden ?? source}
      alt={alt}
      loading="lazy"
      draggable={false}
      // Another site is not told that it is the back office that shows its picture.
      referrerPolicy="no-referrer"
      width={size}
      height={size}
      onError={() => setBroken(source)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}

/** A small picture: one of ours that visitors do not see is not asked for as they would. */
export function PictureThumbnail(props: Omit<ThumbnailProps, 'isHidden'>) {
  const nome = storedNameOf(props.url ?? '');
  const { fotografia, isPending } = useFotografia(nome ?? '');
  if (nome !== null && isPending) return <Thumbnail {...props} url={null} alt="" />;
  return <Thumbnail {...props} isHidden={isHidden(fotografia)} />;
}

/**
 * Chooses the address to read an image from: ours in a width that suits, that of another site over https as it is.
 * Null for none, and for one that the page's policy does not load.
 */
export function imageSource(url: string | null | undefined, width: 320 | 640 | 960): string | null {
  if (!url) return null;
  if (isOwnImage(url)) return `${url}?w=${width}`;
  return url.startsWith('https://') ? url : null;
}

/** An address under which a picture is shown that visitors do not see; null while there is none. */
export function useHiddenPicture(url: string | null): string | null {
  const dataProvider = useCalls();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let made: string | null = null;
    let isOver = false;
    dataProvider.hiddenPicture(url).then(
      (picture) => {
        if (isOver) return;
        made = URL.createObjectURL(picture);
        setShown(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
      setShown(null);
    };
  }, [dataProvider, url]);
  return shown;
}
