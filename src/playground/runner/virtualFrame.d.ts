// Made by src/playground/build/framePlugin.ts from src/playground/frame: one classic script, as text.
declare module 'virtual:playground-frame' {
  const script: string;
  export default script;
}
