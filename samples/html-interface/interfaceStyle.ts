export const STYLE = `
.figures {
  position: fixed; top: 0; left: 0; z-index: 4; margin: 8px; padding: 4px 12px; border-radius: 999px;
  background: rgb(4 19 31 / 75%); color: #fff; font: 700 clamp(12px, 2.6vw, 20px)/1.3 system-ui, sans-serif;
}
.hearts { color: #ff8a8a; letter-spacing: .08em; }
.shelf { position: fixed; inset: auto 0 2.5vw; z-index: 4; display: flex; justify-content: center; gap: 2.5vw; }
.potion {
  position: relative; width: clamp(52px, 12vw, 96px); aspect-ratio: 1; padding: 0; border: 3px solid #041e2f; border-radius: 14px;
  background: linear-gradient(#fff3d6, #ffd27d); box-shadow: 0 4px 0 #b26a00; cursor: pointer;
}
.potion:hover { background: linear-gradient(#fff, #ffe0a3); }
.potion:active { transform: translateY(3px); box-shadow: 0 1px 0 #b26a00; }
.potion img, .bubble img { width: 62%; image-rendering: pixelated; }
.potion kbd {
  position: absolute; top: -8px; right: -8px; padding: 1px 7px; border-radius: 6px; background: #041e2f; color: #fff;
  font: 700 13px/1.4 system-ui, sans-serif;
}
.bubble {
  position: fixed; top: 0; left: 0; z-index: 3; width: clamp(40px, 9vw, 72px); padding: 6px; border: 3px solid #041e2f;
  border-radius: 14px; background: #fff; text-align: center; box-sizing: border-box;
}
.bubble::after {
  content: ''; position: absolute; top: 100%; left: 50%; border: 8px solid transparent; border-top-color: #041e2f;
  transform: translateX(-50%);
}
.bubble i { display: block; height: 6px; border-radius: 3px; background: #4fb35a; }
.bubble--hurry i { background: #e5484d; }
.bubble--hurry { animation: hurry .25s infinite alternate; }
@keyframes hurry { to { rotate: 3deg; } }
@media (prefers-reduced-motion: reduce) { .bubble--hurry { animation: none; } }
.message {
  position: fixed; inset: 22vh 0 auto; z-index: 5; padding: 2vw; background: rgb(4 19 31 / 80%); color: #fff; text-align: center;
  font: 600 clamp(13px, 2.8vw, 22px)/1.3 system-ui, sans-serif; pointer-events: none;
}
.message[hidden] { display: none; }
.message h1 { margin: 0; font-size: clamp(24px, 7vw, 56px); }
.message p { margin: 0; }
`;
