{{/*
A job that fetches the live release from the store, changes it, waits until the followers have it, and ends.
.release: what it releases: own, or the name of a remote, whose image has put its build into /incoming before (.tag)
*/}}
{{- define "site.releaseJob" -}}
{{- $values := .root.Values -}}
{{- $remote := ne .release "own" -}}
{{- /* A refused remote would be refused again; its first log gives the reason. After any other failure the operator ships again. */ -}}
backoffLimit: {{ if $remote }}0{{ else }}2{{ end }}
activeDeadlineSeconds: 1800
template:
  metadata:
    labels: {{- include "site.labels" (dict "root" .root "component" "release") | nindent 6 }}
  spec:
    {{- include "site.pod" (dict "root" .root "component" "release") | nindent 4 }}
    restartPolicy: Never
    {{- if $remote }}
    initContainers:
      - name: build
        image: {{ include "site.image" (dict "root" .root "image" .release "tag" .tag) }}
        command: [cp, -R, /build, /incoming/{{ .release }}]
        {{- include "site.locked" . | nindent 8 }}
        resources:
          requests: { cpu: 50m, memory: 64Mi }
          limits: { cpu: 500m, memory: 256Mi }
        volumeMounts:
          - { name: incoming, mountPath: /incoming }
    {{- end }}
    containers:
      - name: release
        image: {{ include "site.image" (dict "root" .root "image" "shell" "tag" $values.shell.tag) }}
        command: [node, --enable-source-maps, dist/tools/container/release-job.mjs, {{ .release }}]
        env:
          - { name: PUBLIC_ORIGIN, value: {{ $values.publicOrigin | quote }} }
          - { name: SITE_DIR, value: /releases }
          {{- include "site.releaseStoreVariables" .root | nindent 10 }}
        {{- include "site.locked" . | nindent 8 }}
        resources: {{- toYaml $values.releaseJob.resources | nindent 10 }}
        volumeMounts:
          - { name: releases, mountPath: /releases }
          {{- if $remote }}
          - { name: incoming, mountPath: /incoming, readOnly: true }
          {{- end }}
          - { name: release-store, mountPath: /run/secrets/release-store, readOnly: true }
          - { name: tmp, mountPath: /tmp }
    volumes:
      {{- include "site.releasesVolumes" (dict "root" .root "secret" $values.secrets.releaseStore) | nindent 6 }}
      {{- if $remote }}
      - name: incoming
        emptyDir: { sizeLimit: 256Mi }
      {{- end }}
      {{- include "site.temporary" .root | nindent 6 }}
{{- end }}
