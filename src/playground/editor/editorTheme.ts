import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

// The same classes as the static code blocks, so that colors don't change when code becomes editable.
const highlighter = tagHighlighter([
  { tag: [tags.comment], class: 'tm' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'te' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.self], class: 'tc' },
  { tag: [tags.keyword, tags.operator, tags.modifier, tags.operatorKeyword], class: 'tk' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className, tags.typeName],
    class: 'tf',
  },
  { tag: [tags.punctuation, tags.bracket, tags.separator], class: 'tu' },
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--code-foreground)',
    backgroundColor: 'var(--color-code-bg)',
    fontSize: '0.86rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { padding: 'var(--space-4) 0', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': { backgroundColor: 'var(--color-code-bg)', color: 'var(--color-text-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--color-brand) 8%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--color-brand) 30%, transparent)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius-md)',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    boxShadow: 'var(--shadow-md)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-fill)',
    color: 'var(--color-on-fill)',
  },
  '.cm-panels': { backgroundColor: 'var(--color-raised)', color: 'var(--color-text)' },
  '.cm-diagnostic': { borderLeftWidth: '3px' },
  '.cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--color-accent) 35%, transparent) !important' },
});

export const editorTheme: Extension = [theme, syntaxHighlighting(highlighter)];
