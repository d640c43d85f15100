export const PANEL_STYLE = `
.blocks {
  position: fixed; inset: 0; display: flex; justify-content: center; color: #dcebf6;
  background: radial-gradient(circle at 50% 30%, #12507d, #041e2f 75%); font: 700 4.2vh/1.2 system-ui, sans-serif;
}
.blocks__well { position: relative; height: 100vh; aspect-ratio: 1 / 2; box-shadow: 0 0 0 .8vh #0b3a59; }
.panel { width: 26vh; padding: 3vh 0 0 5vh; }
.panel h2, .panel dt { margin: 0; color: #7bbaea; font-size: 3.4vh; font-weight: 700; }
.panel dl { margin: 0; }
.panel dd { margin: 0 0 1.6vh; font-size: 5.4vh; }
.preview { margin-bottom: 2vh; }
.preview__grid {
  display: grid; grid-template: repeat(2, 4.6vh) / repeat(4, 4.6vh); gap: .4vh; min-height: 9.6vh; margin-top: 1vh;
}
.preview__grid i { border-radius: .6vh; box-shadow: inset -.6vh -.6vh 0 rgb(0 0 0 / 25%), inset .6vh .6vh 0 rgb(255 255 255 / 30%); }
.message {
  position: fixed; inset: 34vh 0 auto; z-index: 5; padding: 4vh; background: rgb(4 19 31 / 82%); text-align: center;
}
.message h1 { margin: 0 0 1vh; color: #fff; font-size: 10vh; letter-spacing: -.02em; }
.message p { margin: 0; font-size: 4.6vh; }
@media (pointer: coarse) { .panel dl > :nth-child(n + 3) { display: none; } }
`;
