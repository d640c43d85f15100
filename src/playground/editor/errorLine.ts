import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const setErrorLine = StateEffect.define<number | null>();
const mark = Decoration.line({ class: 'editor-error-line', attributes: { 'aria-invalid': 'true' } });

const errorLineField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setErrorLine)) continue;
      const { doc } = transaction.state;
      const line = effect.value;
      return line && line <= doc.lines ? Decoration.set([mark.range(doc.line(line).from)]) : Decoration.none;
    }
    return decorations.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Highlights the line that a runtime error points to. */
export const errorLine: Extension = errorLineField;

export function showErrorLine(view: EditorView, line: number | null): void {
  const isShown = line !== null && line <= view.state.doc.lines;
  const scroll = isShown ? [EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest' })] : [];
  view.dispatch({ effects: [setErrorLine.of(line), ...scroll] });
}
