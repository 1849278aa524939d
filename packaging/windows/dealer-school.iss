; The installer for Windows, made by Inno Setup 6.3 or newer from what packaging/bundle.py froze:
;   iscc /DVersion=0.1.0 packaging\windows\dealer-school.iss
; Not yet run (docs/releasing.md).
#ifndef Version
  #error Name the version: iscc /DVersion=0.1.0
#endif

[Setup]
; The same in every release: by this, a newer installer finds the older program.
AppId={{8B0C6D0E-5A0B-4C7E-9B6A-6D1B7E2F3C41}
AppName=Dealer School
AppVersion={#Version}
AppComments=Three Card Poker
DefaultDirName={autopf}\Dealer School
DefaultGroupName=Dealer School
DisableProgramGroupPage=yes
; For one user without an administrator, or for all where one is there.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
CloseApplications=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icon\icon.ico
UninstallDisplayIcon={app}\dealer-school.exe
OutputDir=..\..\build
OutputBaseFilename=dealer-school-{#Version}-setup

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "russian"; MessagesFile: "compiler:Languages\Russian.isl"

[InstallDelete]
; Libraries of an older version would be loaded beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\bundle\dealer-school\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Icons]
Name: "{group}\Dealer School"; Filename: "{app}\dealer-school.exe"
Name: "{autodesktop}\Dealer School"; Filename: "{app}\dealer-school.exe"; Tasks: desktop

[Run]
Filename: "{app}\dealer-school.exe"; Description: "{cm:LaunchProgram,Dealer School}"; Flags: nowait postinstall skipifsilent
; Records lie in the user's own folder and outlive an uninstall.
