/** Runs an action after the next paint. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = action;
    port2.postMessage(undefined);
  });
}
