import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Block, Inline } from '~/lib/words/formatted-text';
import { formattedTextTexts as texts } from '~/content/formatted-text';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import { ExternalLink } from './external-link';
import { Photo } from './photo';
import { Unbroken } from './unbroken';
import { VideoPlayer } from './video-player';

type Props = {
  blocks: readonly Block[];
  /** The level of its first headings: one more than of the heading that it stands under. */
  top?: Level;
  /** The descriptions of the pictures of the record that the text belongs to. */
  images?: SaidOfPictures;
};
type Level = 2 | 3 | 4;

/** A text as it was written: headings, lists, quotes, links, pictures and videos, each an element. */
export function FormattedText({ blocks, top = 2, images }: Props) {
  return (
    <div className="prose-text max-w-[44rem]">
      <Blocks blocks={blocks} top={top} images={images} />
    </div>
  );
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5'] as const;

type Around = { top: Level; images: SaidOfPictures };

function Blocks({ blocks, ...around }: Around & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Shown key={index} block={block} {...around} />);
}

function Shown({ block, ...around }: Around & { block: Block }) {
  const { top, images } = around;
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Line content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = HEADINGS[top + block.level - 4] ?? 'h5';
      return (
        <Heading>
          <Line content={block.content} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.content} {...around} />
        </blockquote>
      );
    case 'list':
      return block.start === undefined ? (
        <ul>
          <Items items={block.items} {...around} />
        </ul>
      ) : (
        <ol start={block.start}>
          <Items items={block.items} {...around} />
        </ol>
      );
    case 'picture':
      return (
        <figure>
          <Photo
            src={block.url}
            images={images}
            written={block.alt}
            alt=""
            sizes="(min-width: 48rem) 44rem, 100vw"
            className="cut-large aspect-video"
          />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'video':
      return <VideoPlayer url={block.url} label={texts.video} title={block.title || texts.video} />;
  }
}

function Items({ items, ...around }: Around & { items: readonly (readonly Block[])[] }) {
  return items.map((blocks, index) => {
    const [only, ...others] = blocks;
    // an item of one line stands as that line, without the room of a paragraph
    const isLine = only?.kind === 'paragraph' && others.length === 0;
    return <li key={index}>{isLine ? <Line content={only.content} /> : <Blocks blocks={blocks} {...around} />}</li>;
  });
}

function Line({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    if (typeof part === 'string') return <Unbroken key={index}>{part}</Unbroken>;
    const line = <Line content={part.content} />;
    switch (part.kind) {
      case 'strong':
        return <strong key={index}>{line}</strong>;
      case 'emphasis':
        return <em key={index}>{line}</em>;
      case 'link':
        return (
          <TextLink key={index} url={part.url}>
            {line}
          </TextLink>
        );
    }
  });
}

function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/')) return <Link to={url}>{children}</Link>;
  if (url.startsWith('mailto:')) return <a href={url}>{children}</a>;
  return <ExternalLink href={url}>{children}</ExternalLink>;
}
