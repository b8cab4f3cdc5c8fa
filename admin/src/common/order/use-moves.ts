import { type DragEvent, useEffect, useRef, useState } from 'react';

interface Deed {
  readonly sentence: string;
  /** Selectors of buttons, in order of preference; the first button that they find gets the focus. */
  readonly next: readonly string[];
}

interface MovesOptions<Item> {
  readonly items: readonly Item[];
  readonly isDisabled: boolean;
  readonly onChange: (items: Item[]) => void;
  /** The words about an item that was moved or removed: 'Foto movida', 'Foto 2 removida.' */
  readonly words: { readonly moved: (from: number) => string; readonly removed: (index: number) => string };
}

function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = items.filter((_item, index) => index !== from);
  next.splice(to, 0, ...items.slice(from, from + 1));
  return next;
}

const button = (index: number, deed: string): string => `[data-place="${index}"] [data-deed="${deed}"]:enabled`;

/**
 * Moves a list's items by buttons and by dragging: each move is said, and the focus stays with what was moved.
 * @returns among others the properties of the element of an item and of its buttons
 */
export function useMoves<Item>({ items, isDisabled, onChange, words }: MovesOptions<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<number | null>(null);
  const [deed, setDeed] = useState<Deed | null>(null);

  useEffect(() => {
    for (const selector of deed?.next ?? []) {
      const found = list.current?.querySelector<HTMLButtonElement>(selector);
      if (found) return found.focus();
    }
  }, [deed]);

  const put = (from: number, to: number, asked: string[]): void => {
    onChange(movedTo(items, from, to));
    setDeed({
      sentence: `${words.moved(from)} para a posição ${to + 1} de ${items.length}.`,
      next: [...asked, 'back', 'forth'].map((name) => button(to, name)),
    });
  };
  const drop = (to: number): void => {
    if (dragged.current !== null && dragged.current !== to) put(dragged.current, to, []);
    dragged.current = null;
  };

  const remove = (index: number): void => {
    onChange(items.filter((_item, other) => other !== index));
    setDeed({ sentence: words.removed(index), next: [button(index, 'remove'), button(index - 1, 'remove')] });
  };

  return {
    list,
    said: deed?.sentence,
    itemAt: (index: number) => ({
      'data-place': index,
      draggable: !isDisabled,
      onDragStart: () => (dragged.current = index),
      onDragEnd: () => (dragged.current = null),
      onDragOver: (event: DragEvent) => dragged.current !== null && event.preventDefault(),
      onDrop: () => drop(index),
    }),
    buttonAt: (index: number, name: 'back' | 'forth' | 'remove') => ({
      'data-deed': name,
      disabled: isDisabled || index === { back: 0, forth: items.length - 1, remove: -1 }[name],
      onClick: () => (name === 'remove' ? remove(index) : put(index, index + (name === 'forth' ? 1 : -1), [name])),
    }),
  };
}
