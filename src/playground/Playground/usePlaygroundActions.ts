import { useState } from 'react';
import { withBase } from '#src/lib/url.ts';
import { downloadProject } from '../download/downloadProject.ts';
import { projectToHash } from '../share/shareLink.ts';
import type { Project } from './project.ts';

export interface Message {
  kind: 'info' | 'problem';
  text: string;
  link?: string;
}

async function copyLink(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return 'The link is copied. The code is inside the link; nothing is stored anywhere.';
  } catch {
    return 'Copy this link. The code is inside the link; nothing is stored anywhere.';
  }
}

/** The share and download actions, and the message to show after each. */
export function usePlaygroundActions(project: Project) {
  const [message, setMessage] = useState<Message | null>(null);

  const share = async () => {
    const result = projectToHash(project.files);
    if ('problem' in result) return setMessage({ kind: 'problem', text: result.problem });
    const link = new URL(withBase('/playground/') + result.hash, location.href).href;
    setMessage({ kind: 'info', text: await copyLink(link), link });
  };
  const download = async () => {
    try {
      await downloadProject(project.title, project.files);
      setMessage({ kind: 'info', text: 'Unpack the zip, then run "npm install" and "npm run dev" in its folder.' });
    } catch {
      setMessage({ kind: 'problem', text: 'The project could not be packed. Check your connection and try again.' });
    }
  };
  return { message, setMessage, share, download };
}
