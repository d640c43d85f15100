/// <reference types="astro/client" />

declare module 'virtual:code-theme.css';
